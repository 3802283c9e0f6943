import { fixedMessage, message } from "./Message.ts";

/** About whole files and folders, and the syntax of JSON. */
export const fileMessages = {
  "bad-encoding/not-utf8": fixedMessage(
    { message: "The file is not UTF-8", expected: "UTF-8 without a byte-order mark" },
    { message: "Filen er ikke UTF-8", expected: "UTF-8 uten byte-order mark" },
  ),
  "bad-encoding/byte-order-mark": fixedMessage(
    { message: "The file starts with a byte-order mark", expected: "UTF-8 without a byte-order mark" },
    { message: "Filen begynner med et byte-order mark", expected: "UTF-8 uten byte-order mark" },
  ),
  "bad-encoding/nul": fixedMessage(
    { message: "The file contains a NUL character", expected: "text" },
    { message: "Filen inneholder et NUL-tegn", expected: "tekst" },
  ),
  "deep-nesting": message<{ most: number }>(
    { most: 60 },
    ({ most }) => ({
      message: `Objects and lists are nested more than ${most} levels deep`,
      expected: `at most ${most} levels`,
    }),
    ({ most }) => ({
      message: `Objekter og lister ligger mer enn ${most} nivåer inni hverandre`,
      expected: `høyst ${most} nivåer`,
    }),
  ),
  "duplicate-key": message<{ key: string; line: number }>(
    { key: "name", line: 6 },
    ({ key, line }) => ({
      message: `Duplicate key "${key}"`,
      expected: `each key once; the first is on line ${line}`,
    }),
    ({ key, line }) => ({
      message: `Nøkkelen «${key}» er brukt to ganger`,
      expected: `hver nøkkel én gang; den første er på linje ${line}`,
    }),
  ),
  "merge-conflict": message<{ mark: string }>(
    { mark: "<<<<<<< HEAD" },
    ({ mark }) => ({
      message: `Two versions of the file were not brought together: git has left "${mark}"`,
      expected: "one version, without the lines that begin with <<<<<<<, ======= and >>>>>>>",
    }),
    ({ mark }) => ({
      message: `To versjoner av filen er ikke slått sammen: git har etterlatt «${mark}»`,
      expected: "én versjon, uten linjene som begynner med <<<<<<<, ======= og >>>>>>>",
    }),
  ),
  "missing-descriptor": message<{ folder: string; near?: string }>(
    { folder: "tenants/fjord", near: "tenant.json" },
    ({ folder, near }) => ({
      message: `The folder ${folder} has no tenant.jsonc`,
      expected:
        near === undefined
          ? "a file tenant.jsonc in this folder, or no such folder"
          : `tenant.jsonc instead of ${near}`,
    }),
    ({ folder, near }) => ({
      message: `Mappen ${folder} har ingen tenant.jsonc`,
      expected:
        near === undefined
          ? "en fil tenant.jsonc i mappen, eller ingen slik mappe"
          : `tenant.jsonc i stedet for ${near}`,
    }),
  ),
  "no-brands": fixedMessage(
    {
      message: "The folder has no brands",
      expected: "a folder with tenants/<id>/tenant.jsonc and themes/<name>.tokens.json",
    },
    {
      message: "Mappen har ingen merker",
      expected: "en mappe med tenants/<id>/tenant.jsonc og themes/<navn>.tokens.json",
    },
  ),
  "too-large/file": message<{ kilobytes: number; most: number }>(
    { kilobytes: 1100, most: 1000 },
    ({ kilobytes, most }) => ({ message: `The file has ${kilobytes} kB`, expected: `at most ${most} kB` }),
    ({ kilobytes, most }) => ({ message: `Filen er på ${kilobytes} kB`, expected: `høyst ${most} kB` }),
  ),
  "too-large/values": message<{ most: number }>(
    { most: 20_000 },
    ({ most }) => ({
      message: `The file has more than ${most} fields and list entries`,
      expected: `at most ${most}`,
    }),
    ({ most }) => ({ message: `Filen har mer enn ${most} felter og listeoppføringer`, expected: `høyst ${most}` }),
  ),
  "unreadable-file/link": message<{ path: string }>(
    { path: "tenants/fjord" },
    ({ path }) => ({ message: `${path} is a link`, expected: "the folder or file itself: links are not followed" }),
    ({ path }) => ({ message: `${path} er en lenke`, expected: "selve mappen eller filen: lenker følges ikke" }),
  ),
  "unreadable-file/lfs-pointer": fixedMessage(
    {
      message: "The file is a pointer of Git LFS: its content has not been fetched",
      expected: "the file itself: git lfs install, then git lfs pull",
    },
    {
      message: "Filen er en peker fra Git LFS: innholdet er ikke hentet",
      expected: "selve filen: git lfs install, så git lfs pull",
    },
  ),
  "unreadable-file": message<{ what: "file" | "folder"; reason: string }>(
    { what: "file", reason: "EACCES" },
    ({ what, reason }) => ({ message: `The ${what} cannot be read (${reason})` }),
    ({ what, reason }) => ({ message: `${what === "file" ? "Filen" : "Mappen"} kan ikke leses (${reason})` }),
  ),

  "syntax-error/empty": fixedMessage(
    { message: "The file is empty", expected: "an object: { … }" },
    { message: "Filen er tom", expected: "et objekt: { … }" },
  ),
  "syntax-error/missing-comma": message<{ line: number; after: string; endsLine: boolean }>(
    { line: 18, after: '"left"', endsLine: true },
    ({ line, after, endsLine }) => ({
      message: endsLine ? `A comma is missing at the end of line ${line}` : `A comma is missing after ${after}`,
      expected: "a comma between two entries",
    }),
    ({ line, after, endsLine }) => ({
      message: endsLine ? `Det mangler et komma på slutten av linje ${line}` : `Det mangler et komma etter ${after}`,
      expected: "komma mellom to felt",
    }),
  ),
  "syntax-error/missing-colon": message<{ after: string }>(
    { after: '"theme"' },
    ({ after }) => ({ message: `A colon is missing after ${after}`, expected: '"key": value' }),
    ({ after }) => ({ message: `Det mangler et kolon etter ${after}`, expected: '"nøkkel": verdi' }),
  ),
  "syntax-error/missing-closing-quote": message<{ line: number; word: string }>(
    { line: 18, word: '"Sandbu,' },
    ({ line, word }) => ({
      message: `A quote is missing at the end of ${word} on line ${line}`,
      expected: "a text with a double quote before and after it, on one line",
    }),
    ({ line, word }) => ({
      message: `Det mangler et anførselstegn på slutten av ${word} på linje ${line}`,
      expected: "en tekst med anførselstegn foran og bak, på én linje",
    }),
  ),
  "syntax-error/missing-opening-quote": message<{ line: number; word: string }>(
    { line: 18, word: "Sandbu" },
    ({ line, word }) => ({
      message: `A quote is missing before ${word} on line ${line}`,
      expected: "a text with a double quote before and after it",
    }),
    ({ line, word }) => ({
      message: `Det mangler et anførselstegn foran ${word} på linje ${line}`,
      expected: "en tekst med anførselstegn foran og bak",
    }),
  ),
  "syntax-error/missing-quotes": message<{ word: string }>(
    { word: "Sandbu" },
    ({ word }) => ({
      message: `Quotes are missing around ${word}`,
      expected: "a text in double quotes, a number, true, false, null, { … } or [ … ]",
    }),
    ({ word }) => ({
      message: `Det mangler anførselstegn rundt ${word}`,
      expected: "en tekst i doble anførselstegn, et tall, true, false, null, { … } eller [ … ]",
    }),
  ),
  "syntax-error/character": message<{ character: string; meant: string }>(
    { character: "U+201C", meant: '"' },
    ({ character, meant }) => ({
      message:
        meant.trim() === "" ? `The character ${character} cannot be seen` : `${character} only looks like ${meant}`,
      expected: meant.trim() === "" ? "a plain space, or nothing" : `the plain character ${meant}`,
    }),
    ({ character, meant }) => ({
      message: meant.trim() === "" ? `Tegnet ${character} er usynlig` : `${character} ligner bare på ${meant}`,
      expected: meant.trim() === "" ? "et vanlig mellomrom, eller ingenting" : `det vanlige tegnet ${meant}`,
    }),
  ),
  "syntax-error/number": fixedMessage(
    { message: "Not a number", expected: "digits, such as 12 or 1.5" },
    { message: "Ikke et tall", expected: "sifre, for eksempel 12 eller 1.5" },
  ),
  "syntax-error/comment": fixedMessage(
    { message: "The comment does not end", expected: "*/ at its end" },
    { message: "Kommentaren slutter ikke", expected: "*/ på slutten" },
  ),
  "syntax-error/unicode": fixedMessage(
    { message: "Incomplete \\u in this text", expected: "\\u and four digits from 0 to f" },
    { message: "Ufullstendig \\u i teksten", expected: "\\u og fire sifre fra 0 til f" },
  ),
  "syntax-error/escape": fixedMessage(
    {
      message: "Unknown escape in this text",
      expected: '\\", \\\\, \\n, \\t or \\u and four digits; a backslash itself is written \\\\',
    },
    {
      message: "Ukjent tegn etter \\ i teksten",
      expected: '\\", \\\\, \\n, \\t eller \\u og fire sifre; selve \\ skrives \\\\',
    },
  ),
  "syntax-error/control-character": fixedMessage(
    { message: "The text holds a control character", expected: "\\t for a tab, no other one" },
    { message: "Teksten inneholder et kontrolltegn", expected: "\\t for tabulator, ellers ingen" },
  ),
  "syntax-error/open-bracket": message<{ bracket: string; line: number }>(
    { bracket: "{", line: 3 },
    ({ bracket, line }) => ({
      message: `The file ends too early: the ${bracket} of line ${line} is not closed`,
      expected: "a closing bracket for each { and [",
    }),
    ({ bracket, line }) => ({
      message: `Filen slutter for tidlig: ${bracket} på linje ${line} er ikke lukket`,
      expected: "en sluttparentes for hver { og [",
    }),
  ),
  "syntax-error/after-end": message<{ found: string }>(
    { found: "{" },
    ({ found }) => ({ message: `Unexpected ${found}`, expected: "nothing after the last bracket" }),
    ({ found }) => ({ message: `Uventet ${found}`, expected: "ingenting etter den siste parentesen" }),
  ),
  "syntax-error/key": message<{ found: string }>(
    { found: "1" },
    ({ found }) => ({ message: `Unexpected ${found}`, expected: "a key in double quotes" }),
    ({ found }) => ({ message: `Uventet ${found}`, expected: "en nøkkel i doble anførselstegn" }),
  ),
  "syntax-error/value": message<{ found: string }>(
    { found: "]" },
    ({ found }) => ({
      message: `Unexpected ${found}`,
      expected: "a text in double quotes, a number, true, false, null, { … } or [ … ]",
    }),
    ({ found }) => ({
      message: `Uventet ${found}`,
      expected: "en tekst i doble anførselstegn, et tall, true, false, null, { … } eller [ … ]",
    }),
  ),
  "syntax-error/other": message<{ found: string }>(
    { found: "]" },
    ({ found }) => ({
      message: `Unexpected ${found}`,
      expected: "JSON; comments and a comma after the last entry are allowed",
    }),
    ({ found }) => ({
      message: `Uventet ${found}`,
      expected: "JSON; kommentarer og komma etter siste felt er lov",
    }),
  ),
  "wrong-type/file": fixedMessage(
    { message: "The file does not hold an object", expected: "an object: { … }" },
    { message: "Filen inneholder ikke et objekt", expected: "et objekt: { … }" },
  ),
};
