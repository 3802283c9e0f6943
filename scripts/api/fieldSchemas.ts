import * as v from "valibot";

/** A schema with an explanation, which the description of the API shows. */
export const explained = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A text, with examples of it. */
export const text = (explanation: string, ...examples: string[]) =>
  v.pipe(v.string(), v.description(explanation), v.examples(examples));

/** A field that may be missing or null. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

/** A price, a fee or a sum of prices. None can be negative: what a customer gets back is no part of these calls. */
export const kroner = v.pipe(
  v.number(),
  v.minValue(0),
  v.description("An amount in kroner, never in øre, and never negative."),
  v.examples([219.5]),
);

/** Whether a text in the form of a date names a day that there is. Another text is judged by its form. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().startsWith(text);
}

/** A date without a time. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  // In JSON Schema the format says this already.
  v.check(isDay, ({ input }) => `There is no such day: "${input}"`),
  v.description("A calendar day that exists."),
  v.examples(["2027-03-01"]),
);

/** A name out of an open list: the portal shows a new one without its badge, and with the default link. */
export const openName = (explanation: string, known: readonly string[]) =>
  v.pipe(
    v.pipe(v.string(), v.regex(/^[A-ZÆØÅ0-9_]+$/)),
    v.description(`${explanation} New values can be added: the portal accepts a value that it does not know.`),
    v.examples([...known]),
  );
