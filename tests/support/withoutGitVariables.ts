/**
 * Imported before anything else by the configurations of Vitest and Playwright. git sets variables for a hook in a linked
 * worktree and for `git rebase --exec`, which lead each git command to the developer's repository, whatever folder it
 * is started in: what a test does in a repository that it has made would be done to that one.
 */
for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) Reflect.deleteProperty(process.env, name);
