import { fixedMessage, message } from "#scripts/brands/messages/Message.ts";

/** What is said about a designer's files. What is wrong with JSON and tokens as such is in the catalogue of validate. */
export const lookMessages = {
  "unknown-format": fixedMessage(
    {
      message: "The file has no design tokens",
      expected: "an export of variables from Figma, tokens of DTCG 2025.10, their resolver, or a file of Tokens Studio",
    },
    {
      message: "Filen har ingen designverdier",
      expected: "variabler eksportert fra Figma, DTCG 2025.10 med eller uten resolver, eller en fil fra Tokens Studio",
    },
  ),
  "too-many-tokens": message<{ most: number }>(
    { most: 5000 },
    ({ most }) => ({ message: `The files have more than ${most} tokens`, expected: `at most ${most}` }),
    ({ most }) => ({ message: `Filene har mer enn ${most} verdier`, expected: `høyst ${most}` }),
  ),
  "bad-name": message<{ name: string }>(
    { name: "__proto__" },
    ({ name }) => ({ message: `"${name}" cannot be the name of a token or group`, expected: "another name" }),
    ({ name }) => ({ message: `«${name}» kan ikke være navn på en verdi eller gruppe`, expected: "et annet navn" }),
  ),
  "same-token": message<{ token: string; file: string; line: number }>(
    { token: "color.page", file: "Light.tokens.json", line: 4 },
    ({ token, file, line }) => ({
      message: `The token "${token}" has another value in ${file}, line ${line}`,
      expected: "each token once for a scheme: import one of the two files, or files named by light and dark",
    }),
    ({ token, file, line }) => ({
      message: `Verdien «${token}» er en annen i ${file}, linje ${line}`,
      expected: "hver verdi én gang i et utseende: importer én av filene, eller filer med lys og mørk i navnet",
    }),
  ),
  "missing-source": message<{ reference: string }>(
    { reference: "./theme/dark.tokens.json" },
    ({ reference }) => ({
      message: `The resolver refers to ${reference}, which is not there`,
      expected: "a file in the folder of the resolver or below it",
    }),
    ({ reference }) => ({
      message: `Resolveren viser til ${reference}, som ikke finnes`,
      expected: "en fil i mappen til resolveren eller under den",
    }),
  ),
  "bad-resolver": message<{ reference: string }>(
    { reference: "#/sets/base" },
    ({ reference }) => ({
      message: `${reference} leads to no set, modifier or file`,
      expected: '{"$ref": "#/sets/name"}, {"$ref": "#/modifiers/name"} or {"$ref": "file.tokens.json"}',
    }),
    ({ reference }) => ({
      message: `${reference} fører ikke til et sett, en modifier eller en fil`,
      expected: '{"$ref": "#/sets/navn"}, {"$ref": "#/modifiers/navn"} eller {"$ref": "fil.tokens.json"}',
    }),
  ),
  "mode-left-out": message<{ mode: string }>(
    { mode: "Dark high contrast" },
    ({ mode }) => ({
      message: `"${mode}" is left out: light and dark are read, or the mode that the file starts with`,
    }),
    ({ mode }) => ({ message: `«${mode}» er utelatt: lys og mørk leses, ellers utgaven som filen begynner med` }),
  ),
  calculation: message<{ token: string; value: string }>(
    { token: "spacing.lg", value: '"{spacing.md} * 2"' },
    ({ token, value }) => ({
      message: `"${token}" is left out: ${value} is a calculation`,
      expected: "a number; the plug-in can export resolved values",
    }),
    ({ token, value }) => ({
      message: `«${token}» er utelatt: ${value} er et regnestykke`,
      expected: "et tall; tillegget kan eksportere ferdig utregnede verdier",
    }),
  ),
  "unread-value": message<{ token: string; value: string; type: string }>(
    { token: "color.brand", value: '"var(--brand)"', type: "color" },
    ({ token, value, type }) => ({ message: `"${token}" is left out: ${value} is not a value of type ${type}` }),
    ({ token, value, type }) => ({ message: `«${token}» er utelatt: ${value} er ikke en verdi av typen ${type}` }),
  ),
  "no-type": message<{ token: string }>(
    { token: "color.brand" },
    ({ token }) => ({ message: `"${token}" is left out: neither it nor a group around it has a $type` }),
    ({ token }) => ({ message: `«${token}» er utelatt: verken den eller en gruppe rundt den har $type` }),
  ),
  "unread-type": message<{ type: string; count: number }>(
    { type: "typography", count: 12 },
    ({ type, count }) => ({
      message: `${count} ${count === 1 ? "token" : "tokens"} of type ${type} left out: the portal has no role for them`,
    }),
    ({ type, count }) => ({
      message: `${count} ${count === 1 ? "verdi" : "verdier"} av typen ${type} er utelatt: portalen har ingen rolle for dem`,
    }),
  ),
};

/** The name of a message about a designer's files. */
export type LookMessageId = keyof typeof lookMessages;
