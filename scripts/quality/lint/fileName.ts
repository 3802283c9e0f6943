import { type HouseRule, pathInRepository, reportRange } from "./houseRule.ts";

const emptyNames = new Set(["utils", "util", "helpers", "helper", "common", "misc", "shared", "types", "index"]);
/** Such as `dateUtils`. */
const emptyEnding = /(?:Utils?|Helpers?|Common|Misc)$/;
const isEmpty = (name: string) => emptyNames.has(name.toLowerCase()) || emptyEnding.test(name);

/** The name of a file or folder says what is in it. */
export const fileName: HouseRule = {
  create: (context) => ({
    Program() {
      const parts = pathInRepository(context).split("/");
      const found = parts.map((part) => part.split(".")[0] ?? part).find(isEmpty);
      if (found !== undefined)
        reportRange(context, 0, 0, `"${found}" says nothing: name the file for its main export.`);
    },
  }),
};
