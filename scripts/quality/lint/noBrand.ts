import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nameWithBrandId } from "#contract/namesWithBrandId.ts";
import { escapeRegExp } from "#scripts/shared/text/escapeRegExp.ts";
import { type HouseRule, pathInRepository, reportRange } from "./houseRule.ts";

const tenants = fileURLToPath(new URL("../../../tenants", import.meta.url));

/** The brands' ids: the folder names under `tenants/`. */
const ids = readdirSync(tenants, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The brands' names as customers know them, read from their descriptors. */
const names = ids.flatMap((id) => {
  const descriptor = `${tenants}/${id}/tenant.jsonc`;
  // `npm run validate` reports a missing descriptor.
  const text = existsSync(descriptor) ? readFileSync(descriptor, "utf8") : "";
  const name = /^\s*"name"\s*:\s*"([^"]{4,})"/m.exec(text)?.[1];
  return name === undefined ? [] : [name];
});

/** An id as a whole word, inside camelCase or in capitals; or a brand's full name. */
const patterns = [
  ...ids.flatMap((id) => {
    const capital = id.charAt(0).toUpperCase() + id.slice(1);
    const whole = [id, id.toUpperCase(), capital].map(escapeRegExp).join("|");
    return [`(?<![A-Za-z0-9])(?:${whole})(?![a-z0-9])`, `(?<=[a-z0-9])${escapeRegExp(capital)}(?![a-z])`];
  }),
  ...names.map((name) => `(?<!\\p{L})${escapeRegExp(name)}(?!\\p{L})`),
];
const brandWord = new RegExp(patterns.join("|") || "(?!)", "gu");

/** The words of a text that name a brand. */
const brandWordsIn = (text: string) =>
  text.replace(nameWithBrandId, (name) => " ".repeat(name.length)).matchAll(brandWord);

/** A brand's name is data in `tenants/`; code asks the descriptor. Checks identifiers, texts, comments and paths. */
export const noBrand: HouseRule = {
  create: (context) => ({
    Program() {
      for (const { 0: word, index } of brandWordsIn(context.sourceCode.text))
        reportRange(
          context,
          index,
          index + word.length,
          `"${word}" names a brand: ask the descriptor for what it does.`,
        );
      for (const [word] of brandWordsIn(pathInRepository(context)))
        reportRange(context, 0, 0, `The path names the brand "${word}".`);
    },
  }),
};
