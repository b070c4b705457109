
"use strict";
(() => {
  const body = document.querySelector("#sites tbody");
  const rows = [...body.querySelectorAll("tr[data-label]")];
  const groups = [...body.querySelectorAll("tr.group")];
  // by a column, across all packages
  let sorted = false;
  const form = document.getElementById("filter");
  const output = form.querySelector("output");
  const fields = form.elements;
  if (rows.length < 2) return;

  // to lay out thousands of rows takes seconds
  let most = rows.filter(row => !row.classList.contains("more")).length;
  const rest = document.getElementById("rest");

  const texts = new Map();
  const text = row => {
    if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
    return texts.get(row);
  };

  const matches = (row, words) => {
    const verdict = fields.verdict.value;
    const label = fields.label.value;
    return (verdict === "" || row.classList.contains(verdict))
      && (label === "" || row.dataset.label === label)
      && words.every(word => text(row).includes(word));
  };

  const filter = () => {
    const words = fields.text.value.toLowerCase().split(/\s+/).filter(word => word !== "");
    let found = 0;
    for (const row of rows) {
      const match = matches(row, words);
      if (match) found++;
      row.hidden = !match || found > most;
      row.classList.remove("more");
    }
    for (const group of groups) {
      let row = group.nextElementSibling;
      while (row && row.hidden && !row.classList.contains("group")) row = row.nextElementSibling;
      group.hidden = sorted || !row || row.classList.contains("group");
      group.classList.remove("more");
    }
    output.value = found === rows.length ? "" : `${found} of ${rows.length} loops`;
    rest.hidden = found <= most;
    rest.firstChild.textContent = `Show all ${found} loops`;
  };

  const all = () => {
    most = rows.length;
    filter();
  };
  rest.firstChild.addEventListener("click", all);
  addEventListener("beforeprint", all);
  filter();

  for (const label of [...new Set(rows.map(row => row.dataset.label))].sort()) {
    fields.label.append(new Option(label, label));
  }
  form.addEventListener("input", filter);
  form.addEventListener("submit", event => event.preventDefault());
  form.hidden = false;

  for (const bar of document.querySelectorAll("li[data-label]")) {
    const choose = () => {
      fields.label.value = bar.dataset.label;
      filter();
      form.scrollIntoView({ block: "start" });
    };
    bar.classList.add("link");
    bar.tabIndex = 0;
    bar.setAttribute("role", "button");
    bar.addEventListener("click", choose);
    bar.addEventListener("keydown", event => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choose();
      }
    });
  }

  const key = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value.replaceAll(",", ""));
  };
  const heads = [...document.querySelectorAll("#sites thead th")];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const number = head.classList.contains("number");
      const before = head.getAttribute("aria-sort");
      const sort = before === null ? (number ? "descending" : "ascending") : before === "ascending" ? "descending" : "ascending";
      heads.forEach(each => each.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", sort);
      const sign = sort === "ascending" ? 1 : -1;
      const keys = new Map(rows.map(row => [row, key(row, column)]));
      rows.sort((a, b) => sign * (number ? keys.get(a) - keys.get(b) : keys.get(a).localeCompare(keys.get(b))));
      body.append(...rows);
      sorted = true;
      filter();
    });
  });
})();
