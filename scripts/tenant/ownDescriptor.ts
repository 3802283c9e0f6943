import { escapeRegExp } from "#scripts/shared/text/escapeRegExp.ts";
import { applyEdits, type Edit, type Node, parseTree, visit } from "jsonc-parser";
import { z } from "zod";

import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { JsonFile, Path } from "#scripts/brands/json/jsonFile.ts";
import { brandFileSchema } from "#scripts/brands/schema/layerSchema.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { schemaAt } from "#scripts/brands/schema/schemaAt.ts";

/** A value that has to be filled in. */
const toFillIn = '""';

const isChoice = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;

/** The fewest entries that a list of the descriptor may have; 1 when the schema does not say. */
function fewestEntries(schema: z.ZodType | undefined): number {
  const checks = schema instanceof z.ZodArray ? (schema.def.checks ?? []) : [];
  const counts = checks.map(({ _zod: { def } }) =>
    def.check === "length_equals" ? Number((def as z.core.$ZodCheckLengthEqualsDef).length) : 1,
  );
  return Math.max(1, ...counts);
}

/** Writes the edits that make the facts of one brand values to fill in. */
class OwnFacts {
  readonly edits: Edit[] = [];
  readonly #file: JsonFile;
  readonly #id: string;

  constructor(file: JsonFile, id: string) {
    this.#file = file;
    this.#id = id;
  }

  #replace({ offset, length }: Node, content: string): void {
    this.edits.push({ offset, length, content });
  }

  #schema(path: Path): z.ZodType | undefined {
    return schemaAt(brandFileSchema, this.#file.value, path);
  }

  walk(node: Node, path: Path): void {
    const children = node.children ?? [];
    // Words for locales/nb/ and campaigns are the other brand's own; a new brand begins without.
    if (path.at(-1) === "texts" || path.at(-1) === "campaigns") return this.#replace(node, "{}");
    if (node.type === "object")
      for (const { children: [key, value] = [] } of children)
        if (key !== undefined && value !== undefined) this.walk(value, [...path, String(key.value)]);
    if (node.type === "array") this.#list(node, children, path);
    if (node.type === "string") this.#text(node, path);
  }

  /** A list keeps as many entries as it needs; those of a list of choices are kept. */
  #list(node: Node, entries: readonly Node[], path: Path): void {
    const [first] = entries;
    if (first === undefined || isChoice(this.#schema([...path, 0]))) return;
    if (first.type === "string") return this.#replace(node, `[${toFillIn}]`);
    const kept = entries.slice(0, fewestEntries(this.#schema(path)));
    const last = kept.at(-1);
    const end = entries.at(-1);
    if (last !== undefined && end !== undefined && end !== last) {
      const offset = last.offset + last.length;
      this.edits.push({ offset, length: end.offset + end.length - offset, content: "" });
    }
    for (const [index, entry] of kept.entries()) this.walk(entry, [...path, index]);
  }

  #text(node: Node, path: Path): void {
    const field = path.join(".");
    const value = String(node.value);
    if (field === "$schema" || path[0] === "assets" || isChoice(this.#schema(path))) return;
    if (field === "id" || field === "theme") return this.#replace(node, JSON.stringify(this.#id));
    if (field === "cookieConsent.cookieName")
      return this.#replace(node, JSON.stringify(`${this.#id}-cookie-consent-v3`));
    // A path of the portal itself is the same in every brand.
    if (value.startsWith("/privat/")) return undefined;
    return this.#replace(node, toFillIn);
  }
}

/**
 * Words that a comment about the brand contains: its id, its domains, the words of its name that are not common to
 * brands.
 */
function ownWords(brand: BrandFolder): RegExp {
  const domains = environmentNames.flatMap((environment) =>
    hostnamesOf(brand, environment).flatMap((host) => host.split(".").slice(0, -1)),
  );
  const { name } = brand.json.value;
  const names = typeof name === "string" ? name.split(/\s+/) : [];
  const words = [brand.name, ...domains, ...names].filter((word) => word.length > 2);
  const common = /^(?:forsikring(?:er)?|portal|www|test|qa|dev|bank)(?:-|$)/i;
  const own = words.filter((word) => !common.test(word));
  return new RegExp(own.map(escapeRegExp).join("|"), "iu");
}

/**
 * The descriptor of a new brand, or its texts in another language: a file of `brand`, with every fact of it as an empty
 * value. Comments and order are kept.
 */
export function ownDescriptor(brand: BrandFolder, id: string, file: JsonFile = brand.json): string {
  const { text } = file;
  const facts = new OwnFacts(file, id);
  const root = parseTree(text, [], { allowTrailingComma: true });
  if (root !== undefined) facts.walk(root, []);
  const own = ownWords(brand);
  const covered = (offset: number): boolean =>
    facts.edits.some((edit) => edit.offset <= offset && offset < edit.offset + edit.length);
  visit(text, {
    onComment: (offset, length) => {
      if (own.test(text.slice(offset, offset + length)) && !covered(offset))
        facts.edits.push({ offset, length, content: "" });
    },
  });
  return applyEdits(text, facts.edits);
}
