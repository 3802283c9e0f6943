import type { PropertyForm } from "#scripts/shared/tokens/TokenProblem.ts";
import { enAv, listed, listet, oneOf } from "./lists.ts";
import { type MessageLanguage, message } from "./Message.ts";

const forms: Readonly<Record<PropertyForm, Readonly<Record<MessageLanguage, string>>>> = {
  text: { en: "a text", nb: "en tekst" },
  object: { en: "an object: { … }", nb: "et objekt: { … }" },
  reference: {
    en: 'a reference: "{palette.blue}" or "#/palette/blue"',
    nb: 'en henvisning: "{palette.blue}" eller "#/palette/blue"',
  },
  "text-or-boolean": { en: "true, false or a reason", nb: "true, false eller en grunn" },
};

const expectedSources = (file: string, isOptional: boolean, or: string): string =>
  file === "" ? "[]" : `[{ "$ref": "${file}" }]${isOptional ? ` ${or} []` : ""}`;

/** A sentence as the end of another. */
const withoutStop = (text: string): string => text.trim().replace(/\.+$/, "");

/** About the format of theme files: groups, references and types (DTCG 2025.10). */
export const tokenMessages = {
  "alias-cycle/group": message<{ circle: readonly string[] }>(
    { circle: ["palette.a", "palette.b", "palette.a"] },
    ({ circle }) => ({
      message: `The group extends itself: ${circle.join(" → ")}`,
      expected: "a group that is not around this one, and does not extend it",
    }),
    ({ circle }) => ({
      message: `Gruppen bygger på seg selv: ${circle.join(" → ")}`,
      expected: "en gruppe som verken ligger rundt denne eller bygger på den",
    }),
  ),
  "bad-reference": message<{ value: string }>(
    { value: "other.json#/palette/blue" },
    ({ value }) => ({
      message: `"${value}" is not a reference into this file`,
      expected: '"{palette.blue}", or { "$ref": "#/palette/blue" } with nothing beside it',
    }),
    ({ value }) => ({
      message: `«${value}» er ikke en henvisning i denne filen`,
      expected: '"{palette.blue}", eller { "$ref": "#/palette/blue" } uten noe ved siden av',
    }),
  ),
  "bad-resolver/order": message<{ order: readonly string[] }>(
    { order: ["#/sets/contract", "#/sets/base", "#/sets/brand", "#/modifiers/contrast"] },
    ({ order }) => ({ message: "The resolver has another order than the portal", expected: listed(order) }),
    ({ order }) => ({ message: "Resolveren har en annen rekkefølge enn portalen", expected: listet(order) }),
  ),
  "bad-resolver/source": message<{ field: string; file: string; isOptional: boolean }>(
    { field: "sets.brand.sources", file: "fana.tokens.json", isOptional: false },
    ({ field, file, isOptional }) => ({
      message: `"${field}" does not name the files of this theme`,
      expected: expectedSources(file, isOptional, "or"),
    }),
    ({ field, file, isOptional }) => ({
      message: `«${field}» navngir ikke filene til dette temaet`,
      expected: expectedSources(file, isOptional, "eller"),
    }),
  ),
  "bad-resolver/unnamed": message<{ file: string; context: string }>(
    { file: "themes/fana.dark.tokens.json", context: "dark" },
    ({ file, context }) => ({
      message: `The resolver does not name ${file}, so nothing in it counts`,
      expected: `the file in the context "${context}", or no such file`,
    }),
    ({ file, context }) => ({
      message: `Resolveren nevner ikke ${file}, så ingenting i den teller`,
      expected: `filen i konteksten «${context}», eller ingen slik fil`,
    }),
  ),
  "bad-token/both": message<{ name: string }>(
    { name: "palette.blue" },
    ({ name }) => ({
      message: `"${name}" has a $value and something else that cannot be beside it`,
      expected: 'a token with "$value", or a group with "$root" and other tokens',
    }),
    ({ name }) => ({
      message: `«${name}» har både $value og noe som ikke kan stå ved siden av`,
      expected: 'en verdi med "$value", eller en gruppe med "$root" og andre verdier',
    }),
  ),
  "bad-token/name": message<{ name: string }>(
    { name: "blue.dark" },
    ({ name }) => ({ message: `"${name}" cannot be the name of a token`, expected: "a name without . { and }" }),
    ({ name }) => ({ message: `«${name}» kan ikke være et navn på en verdi`, expected: "et navn uten . { og }" }),
  ),
  "bad-token/no-type": message<{ name: string }>(
    { name: "palette.blue" },
    ({ name }) => ({
      message: `"${name}" has no type`,
      expected: 'a "$type" of its own or of its group, such as "color"',
    }),
    ({ name }) => ({
      message: `«${name}» har ingen type`,
      expected: 'en "$type", egen eller i gruppen, for eksempel "color"',
    }),
  ),
  "bad-token/unknown-type": message<{ name: string; type: string; known: readonly string[] }>(
    { name: "palette.blue", type: "colour", known: ["color", "dimension"] },
    ({ name, type, known }) => ({
      message: `The $type of "${name}" is "${type}", which is no type`,
      expected: oneOf(known),
    }),
    ({ name, type, known }) => ({
      message: `$type for «${name}» er «${type}», som ikke er noen type`,
      expected: enAv(known),
    }),
  ),
  "deprecated-token": message<{ role: string; token: string; reason: string }>(
    { role: "color.action", token: "palette.blue", reason: "Use the darker one." },
    ({ role, token, reason }) => ({
      message: `${token === role ? `"${role}" is a role of the portal and` : `"${role}" has the value of "${token}", which`} is deprecated${reason === "" ? "" : `: ${withoutStop(reason)}`}`,
      expected: "another token, or no $deprecated",
    }),
    ({ role, token, reason }) => ({
      message: `${token === role ? `«${role}» er en rolle i portalen, og` : `«${role}» har verdien til «${token}», som`} skal bort${reason === "" ? "" : `: ${withoutStop(reason)}`}`,
      expected: "en annen verdi, eller ingen $deprecated",
    }),
  ),
  "missing-file/theme": message<{ file: string }>(
    { file: "themes/fana.dark.tokens.json" },
    ({ file }) => ({ message: `There is no file ${file}`, expected: "the file, or an empty list" }),
    ({ file }) => ({ message: `Det finnes ingen fil ${file}`, expected: "filen, eller en tom liste" }),
  ),
  "missing-resolver": message<{ theme: string }>(
    { theme: "fana" },
    ({ theme }) => ({
      message: `The theme "${theme}" has no resolver`,
      expected: "the file that `npm run tenant -- fix` writes",
    }),
    ({ theme }) => ({
      message: `Temaet «${theme}» har ingen resolver`,
      expected: "filen som `npm run tenant -- fix` skriver",
    }),
  ),
  "too-complex/groups": message<{ most: number }>(
    { most: 10_000 },
    ({ most }) => ({
      message: `With the groups that they extend, this is more than ${most} tokens and groups`,
      expected: "fewer groups that extend others",
    }),
    ({ most }) => ({
      message: `Med gruppene som de bygger på er dette mer enn ${most} verdier og grupper`,
      expected: "færre grupper som bygger på andre",
    }),
  ),
  "unknown-alias/group": message<{ target: string }>(
    { target: "palette.base" },
    ({ target }) => ({ message: `There is no group "${target}"`, expected: "the name of a group in this file" }),
    ({ target }) => ({ message: `Det finnes ingen gruppe «${target}»`, expected: "navnet på en gruppe i denne filen" }),
  ),
  "unknown-key/token": message<{ key: string; known: readonly string[] }>(
    { key: "$descripton", known: ["$value", "$type", "$description"] },
    ({ key, known }) => ({ message: `"${key}" is not a property of a token or group`, expected: oneOf(known) }),
    ({ key, known }) => ({ message: `«${key}» er ikke en egenskap ved en verdi eller gruppe`, expected: enAv(known) }),
  ),
  "unknown-token/context": message<{ name: string }>(
    { name: "palette" },
    ({ name }) => ({
      message: `"${name}" cannot be in a file of values that are taken over`,
      expected: "values of roles, which may refer to the theme's own file",
    }),
    ({ name }) => ({
      message: `«${name}» kan ikke stå i en fil med verdier som er overtatt`,
      expected: "verdier for roller, som kan vise til temaets egen fil",
    }),
  ),
  "unsupported-token": message<{ name: string; type: string; known: readonly string[] }>(
    { name: "palette.sky", type: "gradient", known: ["color", "dimension"] },
    ({ name, type, known }) => ({
      message: `"${name}" is a ${type}, which the portal has no place for`,
      expected: `no such token, or one of the types ${listed(known)}`,
    }),
    ({ name, type, known }) => ({
      message: `«${name}» er av typen ${type}, som portalen ikke har plass til`,
      expected: `ingen slik verdi, eller en av typene ${listet(known)}`,
    }),
  ),
  "wrong-type/property": message<{ key: string; wanted: PropertyForm }>(
    { key: "$description", wanted: "text" },
    ({ key, wanted }) => ({ message: `"${key}" has the wrong type`, expected: forms[wanted].en }),
    ({ key, wanted }) => ({ message: `«${key}» har feil type`, expected: forms[wanted].nb }),
  ),
};
