package dev.standpipe.gradle

import org.gradle.api.Project
import org.gradle.api.Task
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskProvider

// What the lines of the page call of Gradle's Kotlin DSL, which is not published where Maven finds it.

class Plugins(private val project: Project) {
    val java: Unit
        get() = project.pluginManager.apply("java")
}

class Dependencies(private val project: Project) {
    fun runtimeOnly(notation: Any) = project.dependencies.add("runtimeOnly", notation)
}

fun Project.plugins(applied: Plugins.() -> Unit) = Plugins(this).applied()

fun Project.apply(plugin: String) = pluginManager.apply(plugin)

fun Project.dependencies(added: Dependencies.() -> Unit) = Dependencies(this).added()

inline fun <reified T : Any> Project.configure(noinline configuration: T.() -> Unit) =
    extensions.configure(T::class.java) { configuration() }

inline fun <reified T : Task> TaskContainer.register(name: String, noinline configuration: T.() -> Unit): TaskProvider<T> =
    register(name, T::class.java) { configuration() }

inline fun <reified T : Task> TaskContainer.named(name: String): TaskProvider<T> = named(name, T::class.java)
