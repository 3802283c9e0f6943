import { defineCommand } from "#scripts/command/Command.ts";
import { text } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { previewName } from "#scripts/stamp/previewHost.ts";
import { endPreviews } from "../preview/endPreviews.ts";
import { targetOptions } from "../Target.ts";
import { changeOptions, readChangeCall } from "./readChangeCall.ts";

/** `npm run end-preview`: ends a preview of a branch and removes its files (docs/deploy.md). */
export const endPreviewCommand = defineCommand({
  name: "end-preview",
  needs: "--to DIR|s3://BUCKET --preview NAME",
  purpose:
    "Ends a preview of a branch, and removes its files (docs/deploy.md). Where there is none, it changes nothing.",
  options: {
    ...targetOptions,
    preview: text({ shown: "NAME", help: "the preview, as npm run releases lists it" }),
    ...changeOptions,
  },
  exits: "0 done, 1 nothing was deployed there, or another deployment was faster, 2 failed",
  folderOption: "--to",
  async run(values, deps) {
    const { target, lines, servingOf, inTurn } = readChangeCall(values, deps);
    if (values.preview === undefined) throw new UsageError("Say which preview ends, with --preview NAME");
    const name = previewName(values.preview);
    const opened = await target.openDeployed();
    const ended = await inTurn(() => endPreviews(opened.store, { ...servingOf(opened), name }));
    lines.say(
      ended.length === 0
        ? `There is no preview ${name}: nothing was changed`
        : `✓ the preview ${name} is no longer served, and its files are removed`,
    );
    lines.result({ ended });
  },
});
