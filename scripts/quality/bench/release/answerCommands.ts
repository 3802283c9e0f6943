import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { processDeps } from "#scripts/release/CommandDeps.ts";
import { childrenMs, type Duration } from "./RepositoryCopy.ts";
import type { CalledCommand, CommandAnswer } from "./WarmCommands.ts";

/** Time of all threads of this process and of the processes that it has waited for. */
async function spentMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (await childrenMs());
}

const commands = {
  build: (args: readonly string[], root: string) => buildCommand(args, { ...deps(), root }),
  deploy: (args: readonly string[]) => deployCommand(args, deps()),
  rollback: (args: readonly string[]) => rollbackCommand(args, deps()),
};

const deps = () => ({ ...processDeps(), print: () => undefined });

async function durationOf({ name, args }: CalledCommand): Promise<Duration> {
  const [before, started] = [await spentMs(), performance.now()];
  const status = await commands[name](args, process.cwd());
  const duration = { ms: (await spentMs()) - before, wallMs: performance.now() - started };
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  return duration;
}

// The commands of one repository, called one after another by the process that has started this one.
process.on("message", (called: CalledCommand) => {
  const send = (answer: CommandAnswer) => process.send?.(answer);
  durationOf(called).then(
    (duration) => send({ duration }),
    (error: unknown) => send({ error: String(error) }),
  );
});
