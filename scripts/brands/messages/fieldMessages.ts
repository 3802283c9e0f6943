import type { Expectation } from "#contract/descriptor/expectation.ts";
import { expectations } from "./expectations.ts";
import { enAv, listed, listet, oneOf } from "./lists.ts";
import { fixedMessage, type MessageLanguage, message, type Message } from "./Message.ts";

/** The kinds of JSON value, as messages name them. */
export type ValueKind = "text" | "number" | "boolean" | "list" | "object" | "null";

const kinds: Readonly<Record<ValueKind, Readonly<Record<MessageLanguage, string>>>> = {
  text: { en: "a text", nb: "en tekst" },
  number: { en: "a number", nb: "et tall" },
  boolean: { en: "true or false", nb: "true eller false" },
  list: { en: "a list", nb: "en liste" },
  object: { en: "an object", nb: "et objekt" },
  null: { en: "null", nb: "null" },
};

const wanted: Readonly<Record<ValueKind, Readonly<Record<MessageLanguage, string>>>> = {
  text: { en: 'a text in quotes, such as "tekst"', nb: 'en tekst i anførselstegn, for eksempel "tekst"' },
  number: { en: "a number, without quotes", nb: "et tall, uten anførselstegn" },
  boolean: { en: "true or false, without quotes", nb: "true eller false, uten anførselstegn" },
  list: { en: "a list: [ … ]", nb: "en liste: [ … ]" },
  object: { en: "an object: { … }", nb: "et objekt: { … }" },
  null: { en: "null", nb: "null" },
};

interface FormatParams extends Readonly<Record<string, string | undefined>> {
  readonly field: string;
  /** The value as it is in the file, with quotes. */
  readonly value: string;
  readonly expected: Expectation;
  /** The host as a browser reads it, where it is written in another way. */
  readonly readAs?: string | undefined;
  /** The code point of a character that is not what it looks like, and what that is. */
  readonly character?: string | undefined;
  readonly meant?: string | undefined;
}

type Disguised = Readonly<Partial<Record<"character" | "meant", string>>>;

/** What is said of a character that is not what it looks like, as the end of a sentence. */
const disguised = ({ character, meant = "" }: Partial<FormatParams>): string =>
  character === undefined
    ? ""
    : meant === ""
      ? `; it has the invisible character ${character}`
      : `; it has ${character}, which only looks like "${meant}"`;
const forkledd = ({ character, meant = "" }: Partial<FormatParams>): string =>
  character === undefined
    ? ""
    : meant === ""
      ? `; den har det usynlige tegnet ${character}`
      : `; den har ${character}, som bare ligner på «${meant}»`;

const format = (value: string, expected: Expectation): Message<FormatParams> =>
  message<FormatParams>(
    { field: "footer.privacyUrl", value, expected },
    (params) => ({
      message: `${params.value} is not valid for "${params.field}"`,
      expected: `${expectations[params.expected].en}${params.readAs === undefined ? "" : `; a browser reads this one as "${params.readAs}"`}${disguised(params)}`,
    }),
    (params) => ({
      message: `${params.value} passer ikke i «${params.field}»`,
      expected: `${expectations[params.expected].nb}${params.readAs === undefined ? "" : `; nettleseren leser denne som «${params.readAs}»`}${forkledd(params)}`,
    }),
  );

/** A sentence as the rest of another one: "Where the browser goes." as "where the browser goes". */
const asRest = (text: string | undefined): string | undefined =>
  text?.replace(/\.$/, "").replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
const inEnvironments = (names: readonly string[]): string => (names.length === 0 ? "" : ` in ${names.join(", ")}`);
const iMiljo = (names: readonly string[]): string => (names.length === 0 ? "" : ` i ${names.join(", ")}`);

/** About the fields of descriptors: keys, types, values and formats. */
export const fieldMessages = {
  "bad-dsn": format('"https://errors.example/1"', "dsn"),
  "bad-email": format('"kunde.bank.example"', "email"),
  "bad-file-name": format('"../logo.svg"', "svg-file"),
  "bad-format": format('"12"', "organisation-number"),
  "bad-hostname": format('"*.bank.example"', "hostname"),
  "bad-origin": format('"https://bank.example/"', "origin"),
  "bad-phone": format('"+47 21 00 00 00"', "phone"),
  "bad-text": format('"  "', "text-not-empty"),
  "bad-url": format('"http://bank.example/"', "https"),
  "unsafe-text": message<{ field: string; character: string }>(
    { field: "name", character: "U+202E" },
    ({ field, character }) => ({
      message: `"${field}" contains the hidden character ${character}`,
      expected: "a text without this character",
    }),
    ({ field, character }) => ({
      message: `«${field}» inneholder det skjulte tegnet ${character}`,
      expected: "en tekst uten dette tegnet",
    }),
  ),
  "unsafe-text/look-alike": message<{ field: string; character: string; meant: string }>(
    { field: "name", character: "U+0430", meant: "a" },
    ({ field, character, meant }) => ({
      message: `"${field}" contains ${character}, a letter of another alphabet that only looks like "${meant}"`,
      expected: `the letter "${meant}"`,
    }),
    ({ field, character, meant }) => ({
      message: `«${field}» inneholder ${character}, en bokstav fra et annet alfabet som bare ligner på «${meant}»`,
      expected: `bokstaven «${meant}»`,
    }),
  ),

  "layer-only-field/environment": message<{ key: string }>(
    { key: "theme" },
    ({ key }) => ({
      message: `"${key}" is the same in every environment`,
      expected: `"${key}" beside "environments", not inside it`,
    }),
    ({ key }) => ({
      message: `«${key}» er likt i alle miljøer`,
      expected: `"${key}" ved siden av "environments", ikke inni`,
    }),
  ),
  "layer-only-field/id": fixedMessage(
    { message: '"id" cannot be in the base of all brands', expected: "the id in the brand's own file" },
    { message: "«id» kan ikke stå i grunnlaget for alle merker", expected: "id-en i merkets egen fil" },
  ),

  "missing-value": message<{
    field: string;
    environments: readonly string[];
    /** What the field means, from the schema; in English. */
    description?: string | undefined;
    /** Its possible values, when there are few. */
    options: readonly string[];
  }>(
    { field: "urls.timeout", environments: ["QA", "Dev"], description: "Where the browser goes.", options: [] },
    ({ field, environments, description, options }) => ({
      message: `"${field}" is missing${inEnvironments(environments)}`,
      expected: options.length > 0 ? oneOf(options) : (asRest(description) ?? "a value"),
    }),
    ({ field, environments, options }) => ({
      message: `«${field}» mangler${iMiljo(environments)}`,
      expected: options.length > 0 ? enAv(options) : "en verdi",
    }),
  ),
  "missing-value/removed": message<{ field: string; environments: readonly string[]; shadowed: string }>(
    { field: "urls.timeout", environments: ["QA"], shadowed: "tenants/base.jsonc:80" },
    ({ field, environments, shadowed }) => ({
      message: `"${field}" is missing${inEnvironments(environments)}: null removes the value of ${shadowed}`,
      expected: "a value; or leave out null, and the value below is used",
    }),
    ({ field, environments, shadowed }) => ({
      message: `«${field}» mangler${iMiljo(environments)}: null fjerner verdien fra ${shadowed}`,
      expected: "en verdi; uten null gjelder verdien fra laget under",
    }),
  ),

  "out-of-range/number": message<{ field: string; value: string; least: number; most: number }>(
    { field: "port", value: "70000", least: 1024, most: 65_535 },
    ({ field, value, least, most }) => ({
      message: `"${field}" is ${value}`,
      expected: `a whole number from ${least} to ${most}`,
    }),
    ({ field, value, least, most }) => ({
      message: `«${field}» er ${value}`,
      expected: `et helt tall fra ${least} til ${most}`,
    }),
  ),

  "unknown-key": message<{ key: string; parent: string; known: readonly string[] } & Disguised>(
    { key: "alignement", parent: "logo", known: ["alignment", "url"] },
    ({ key, parent, known, ...rest }) => ({
      message: `"${key}" is not ${parent === "" ? "a field of this file" : `a field of "${parent}"`}`,
      expected: `${known.length === 0 ? "no such field" : `one of ${listed(known)}`}${disguised(rest)}`,
    }),
    ({ key, parent, known, ...rest }) => ({
      message: `«${key}» er ikke et felt i ${parent === "" ? "denne filen" : `«${parent}»`}`,
      expected: `${known.length === 0 ? "ikke et slikt felt" : `en av ${listet(known)}`}${forkledd(rest)}`,
    }),
  ),
  "unknown-key/branch": message<{ key: string; discriminator: string; chosen: string }>(
    { key: "goto", discriminator: "behaviour", chosen: '"configured-url"' },
    ({ key, discriminator, chosen }) => ({
      message: `"${key}" cannot be used with "${discriminator}": ${chosen}`,
      expected: `no "${key}" here; null removes the value of a lower layer`,
    }),
    ({ key, discriminator, chosen }) => ({
      message: `«${key}» kan ikke brukes med "${discriminator}": ${chosen}`,
      expected: `ingen "${key}" her; null fjerner verdien fra et lag under`,
    }),
  ),
  "unknown-value": message<{ field: string; value: string; options: readonly string[] } & Disguised>(
    { field: "logo.alignment", value: '"centred"', options: ['"left"', '"centered"'] },
    ({ field, value, options, ...rest }) => ({
      message: `${value} is not a possible value of "${field}"`,
      expected: `${oneOf(options)}${disguised(rest)}`,
    }),
    ({ field, value, options, ...rest }) => ({
      message: `${value} er ikke en mulig verdi for «${field}»`,
      expected: `${enAv(options)}${forkledd(rest)}`,
    }),
  ),

  "wrong-length/list": message<{ field: string; count: number; least?: number | undefined; most?: number | undefined }>(
    { field: "marketing.purchaseInfo", count: 1, least: 2, most: 2 },
    ({ field, count, least, most }) => ({
      message: `"${field}" has ${count} entries`,
      expected:
        least === most
          ? `exactly ${least} entries`
          : least === undefined
            ? `at most ${most} entries`
            : `at least ${least} entries`,
    }),
    ({ field, count, least, most }) => ({
      message: `«${field}» har ${count} ${count === 1 ? "oppføring" : "oppføringer"}`,
      expected: least === most ? `nøyaktig ${least}` : least === undefined ? `høyst ${most}` : `minst ${least}`,
    }),
  ),
  "wrong-length/text": message<{ field: string; count: number; least?: number | undefined; most?: number | undefined }>(
    { field: "marketing.heroTitle", count: 540, most: 60 },
    ({ field, count, least, most }) => ({
      message: `"${field}" has ${count} characters`,
      expected: most === undefined ? `at least ${least} characters` : `at most ${most} characters`,
    }),
    ({ field, count, least, most }) => ({
      message: `«${field}» har ${count} tegn`,
      expected: most === undefined ? `minst ${least} tegn` : `høyst ${most} tegn`,
    }),
  ),
  "wrong-type": message<{ field: string; kind: ValueKind; wanted: ValueKind }>(
    { field: "footer.contact.telefon", kind: "number", wanted: "text" },
    (params) => ({
      message: `The value of "${params.field}" is ${kinds[params.kind].en}`,
      expected: wanted[params.wanted].en,
    }),
    (params) => ({
      message: `Verdien av «${params.field}» er ${kinds[params.kind].nb}`,
      expected: wanted[params.wanted].nb,
    }),
  ),
  "wrong-type/options": message<{ field: string; kind: ValueKind; options: readonly string[] }>(
    { field: "logo.alignment", kind: "number", options: ['"left"', '"centered"'] },
    ({ field, kind, options }) => ({
      message: `The value of "${field}" is ${kinds[kind].en}`,
      expected: oneOf(options),
    }),
    ({ field, kind, options }) => ({ message: `Verdien av «${field}» er ${kinds[kind].nb}`, expected: enAv(options) }),
  ),
};
