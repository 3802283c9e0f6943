import fieldTexts from "#studio/texts/fields.nb.json";

const titles: Readonly<Record<string, { readonly title: string }>> = fieldTexts.theme;

/** What the studio's form calls a role: "Tekst på handling". */
export const roleTitle = (group: string, name: string): string => titles[`${group}.${name}`]?.title ?? name;
