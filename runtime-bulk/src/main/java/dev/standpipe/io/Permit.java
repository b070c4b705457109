package dev.standpipe.io;

/** Whether a transfer may go on, and when it may touch its array. */
interface Permit {
    Permit ALWAYS = new Permit() {
        @Override
        public boolean lasts() {
            return true;
        }

        @Override
        public boolean begin() {
            return true;
        }

        @Override
        public void end() {}
    };

    boolean lasts();

    /** True if the array may be touched, until {@link #end()}. */
    boolean begin();

    void end();
}
