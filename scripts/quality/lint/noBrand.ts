import { findBrandWords, readBrandIds, readBrandNames } from "./brandWords.ts";
import { type HouseRule, pathInRepository, reportRange } from "./houseRule.ts";

const ids = readBrandIds();
const names = readBrandNames();

/** A brand's name is data in `tenants/`; code asks the descriptor. Checks identifiers, texts, comments and paths. */
export const noBrand: HouseRule = {
  create: (context) => ({
    Program() {
      for (const { word, start } of findBrandWords(context.sourceCode.text, ids, names)) {
        reportRange(
          context,
          start,
          start + word.length,
          `"${word}" names a brand: ask the descriptor for what it does.`,
        );
      }
      for (const { word } of findBrandWords(pathInRepository(context), ids, names)) {
        reportRange(context, 0, 0, `The path names the brand "${word}".`);
      }
    },
  }),
};
