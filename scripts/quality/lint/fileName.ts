import { type HouseRule, pathInRepository, reportRange } from "./houseRule.ts";

const emptyNames = new Set(["utils", "util", "helpers", "helper", "common", "misc", "shared", "types", "index"]);
/** Such as `dateUtils`. */
const emptyEnding = /(?:Utils?|Helpers?|Common|Misc)$/;
const isEmpty = (name: string) => emptyNames.has(name.toLowerCase()) || emptyEnding.test(name);

/** Such as `LateShell`: when code is fetched is a line in `src/app/loading.ts`, and changes without the code. */
const loadingTime = /^[Ll]ater?[A-Z]/;

/** The name of a file or folder says what is in it, and not when that is loaded. */
export const fileName: HouseRule = {
  create: (context) => ({
    Program() {
      const parts = pathInRepository(context).split("/");
      const found = parts.map((part) => part.split(".")[0] ?? part).find(isEmpty);
      if (found !== undefined)
        reportRange(context, 0, 0, `"${found}" says nothing: name the file for its main export.`);
      const late = parts.find((part) => loadingTime.test(part));
      if (late !== undefined)
        reportRange(context, 0, 0, `"${late}" says when it is loaded: name what it is. src/app/loading.ts says when.`);
    },
  }),
};
