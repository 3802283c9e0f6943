/**
 * `npm run notice -- add|list|end|close|open --to TARGET`: what customers are told by the hour, without a release
 * (docs/deploy/notices.md).
 */
import { runGroup } from "#scripts/command/CommandGroup.ts";
import { noticeCommands } from "#scripts/deploy/commands/notice/noticeCommands.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await runGroup(noticeCommands);
