import { defineCommand } from "#scripts/command/Command.ts";
import { list } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { retireBrands } from "../retireBrands.ts";
import { targetOptions } from "../Target.ts";
import { changeOptions, readChangeCall } from "./readChangeCall.ts";

/** `npm run retire`: ends the serving of brands (docs/deploy.md). */
export const retireCommand = defineCommand({
  name: "retire",
  needs: "--to DIR|s3://BUCKET --brand a,b",
  purpose: "Ends the serving of brands: their hosts get 404 (docs/deploy.md).",
  options: {
    ...targetOptions,
    brand: list({ shown: "a,b", help: "the brands that are no longer served" }),
    ...changeOptions,
  },
  notes: "Their releases are kept: npm run rollback -- --brand ID serves a brand again.",
  exits: "0 done, 1 refused, or another deployment was faster, 2 failed",
  folderOption: "--to",
  async run(values, deps) {
    const { target, lines, servingOf, inTurn } = readChangeCall(values, deps);
    const { brand: brands } = values;
    if (brands === undefined) throw new UsageError("Say which brands are no longer served, with --brand a,b");
    const opened = await target.openDeployed();
    await inTurn(() => retireBrands(opened.store, brands, servingOf(opened)));
    lines.say(`✓ ${brands.join(", ")}: no longer served; npm run rollback -- --brand takes it back`);
    lines.result({ retired: brands });
  },
});
