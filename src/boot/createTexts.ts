import type { Tenant } from "#core/tenant/readTenant.ts";

/** A text of the agreements; `value` is put into its one place for a value. */
export type AvtalerText = (key: string, value?: string | number) => string;

/**
 * The texts of the agreements, without a library: the page's, with the brand's own laid over them.
 * @throws for a text that is missing.
 */
export function createTexts({ inlineTexts, texts }: Pick<Tenant, "inlineTexts" | "texts">): AvtalerText {
  const all = { ...inlineTexts["avtaler"], ...texts["avtaler"] };
  return (key, value = "") => {
    const text = all[key];
    if (text === undefined) throw new Error(`There is no text ${key}`);
    return text.replace(/\{\{\w+\}\}/g, () => String(value));
  };
}
