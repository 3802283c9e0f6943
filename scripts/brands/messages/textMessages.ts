import { enAv, listed, listet, oneOf } from "./lists.ts";
import { fixedMessage, message } from "./Message.ts";

/** About the texts of the portal, and those of a brand that replace them. */
export const textMessages = {
  "bad-text/locale": fixedMessage(
    { message: "The text is empty", expected: "a text" },
    { message: "Teksten er tom", expected: "en tekst" },
  ),
  "bad-text/braces": fixedMessage(
    { message: "A placeholder is not complete", expected: "two braces before and after a name: {{name}}" },
    { message: "En plassholder er ikke fullstendig", expected: "to krøllparenteser foran og bak et navn: {{navn}}" },
  ),
  "missing-placeholder": message<{ name: string; wanted: readonly string[] }>(
    { name: "{{count}}", wanted: ["{{count}}"] },
    ({ name, wanted }) => ({ message: `The placeholder ${name} is missing`, expected: listed(wanted) }),
    ({ name, wanted }) => ({ message: `Plassholderen ${name} mangler`, expected: listet(wanted) }),
  ),
  "unknown-placeholder": message<{ name: string; wanted: readonly string[] }>(
    { name: "{{secs}}", wanted: ["{{count}}"] },
    ({ name, wanted }) => ({
      message: `The original text has no placeholder ${name}`,
      expected: wanted.length === 0 ? "no placeholder" : listed(wanted),
    }),
    ({ name, wanted }) => ({
      message: `Den opprinnelige teksten har ingen plassholder ${name}`,
      expected: wanted.length === 0 ? "ingen plassholder" : listet(wanted),
    }),
  ),
  "missing-text": message<{ feature: string; key: string }>(
    { feature: "session", key: "extend" },
    ({ feature, key }) => ({ message: `locales/nb/${feature}.json has no text "${key}"`, expected: "a text for it" }),
    ({ feature, key }) => ({ message: `locales/nb/${feature}.json har ingen tekst «${key}»`, expected: "en tekst" }),
  ),
  "unused-text": message<{ key: string }>(
    { key: "extend" },
    ({ key }) => ({ message: `Nothing in the portal shows the text "${key}"`, expected: "no such text" }),
    ({ key }) => ({ message: `Ingenting i portalen viser teksten «${key}»`, expected: "ingen slik tekst" }),
  ),
  "unknown-text/file": message<{ feature: string; known: readonly string[] }>(
    { feature: "sesion", known: ["session"] },
    ({ feature, known }) => ({ message: `There is no file locales/nb/${feature}.json`, expected: oneOf(known) }),
    ({ feature, known }) => ({ message: `Det finnes ingen fil locales/nb/${feature}.json`, expected: enAv(known) }),
  ),
  "unknown-text/key": message<{ feature: string; key: string }>(
    { feature: "session", key: "extnd" },
    ({ feature, key }) => ({
      message: `locales/nb/${feature}.json has no text "${key}"`,
      expected: "the key of a text in that file",
    }),
    ({ feature, key }) => ({
      message: `locales/nb/${feature}.json har ingen tekst «${key}»`,
      expected: "nøkkelen til en tekst i den filen",
    }),
  ),
  "unsafe-text/locale": message<{ character: string }>(
    { character: "U+202E" },
    ({ character }) => ({
      message: `The text contains the hidden character ${character}`,
      expected: "a text without this character",
    }),
    ({ character }) => ({
      message: `Teksten inneholder det skjulte tegnet ${character}`,
      expected: "en tekst uten dette tegnet",
    }),
  ),
  "wrong-type/locale": fixedMessage(
    { message: "The value is not a text", expected: "a text in quotes" },
    { message: "Verdien er ikke en tekst", expected: "en tekst i anførselstegn" },
  ),
};
