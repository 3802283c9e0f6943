import fieldTexts from "#studio/texts/fields.nb.json";

const titles: Readonly<Record<string, { readonly title: string }>> = fieldTexts.theme;

/** What the studio's form calls a role: "Tekst på knapper". */
export const themeRoleTitle = (group: string, name: string): string => titles[`${group}.${name}`]?.title ?? name;

/** The default text size of browsers, in px. */
const rootPx = 16;

/** A value of the theme as people read it: lengths in px, a font by its name. */
export function themeValueText(css: string): string {
  const length = /^(?<number>-?[\d.]+)rem$/.exec(css)?.groups?.["number"];
  if (length !== undefined) return `${String(Math.round(Number(length) * rootPx * 100) / 100).replace(".", ",")} px`;
  if (/^-?[\d.]+px$/.test(css)) return css.replace(".", ",").replace("px", " px");
  const [family = css] = css.split(",");
  return /[a-z]/i.test(css) && !css.includes("(") ? family.replaceAll(/["']/g, "").trim() : css;
}
