import { roles } from "#scripts/brands/themes/themeContract.ts";
import { wordsOf } from "./schemeInName.ts";

/** Words of designers, in English and Norwegian, by the word that stands for them here. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    accent: "aksent highlight decorative",
    action: "brand primary primaer cta interactive interaktiv merke merkefarge hovedfarge button knapp handling",
    active: "selected current aktiv valgt",
    background: "bg bakgrunn fill fyll",
    badge: "merkelapp tag count counter",
    body: "brodtekst paragraph copy",
    border: "outline stroke kant ramme strek linje line divider rule hairline skille",
    card: "kort panel container",
    control: "input field felt skjemafelt form",
    dialog: "modal popup",
    error: "danger feil critical negative destructive negativ",
    focus: "fokus ring",
    footer: "bunn bunntekst",
    header: "topp toppfelt appbar topbar",
    heading: "headline title overskrift tittel display",
    hero: "banner band jumbotron",
    hover: "hovered over pressed",
    info: "information informative informasjon notice",
    inner: "indre inset",
    illustration: "illustrasjon",
    link: "lenke anchor",
    nav: "navigation navigasjon menu meny navbar",
    on: "paa pa inverse",
    overlay: "scrim backdrop slor",
    page: "side canvas app base body-background",
    radius: "corner rounding hjorne hjorneradius avrunding rounded",
    shadow: "skygge elevation",
    skeleton: "placeholder",
    soft: "light-fill",
    strong: "sterk emphasis tydelig heavy bold",
    subtle: "secondary muted dempet svak sekundaer soft weak subdued quiet",
    success: "positive suksess ok positiv gyldig",
    surface: "flate",
    text: "foreground fg tekst forgrunn content ink",
    warning: "caution advarsel warn attention varsel",
    weight: "vekt",
    family: "typeface skrift skrifttype",
    font: "typography typografi",
    size: "storrelse",
    tracking: "letterspacing sperring",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

/** Words that say nothing about the use of a token. */
const empty = new Set(
  "color colour colors colours farge farger theme tema semantic semantisk tokens token sys alias default standard root base rest normal value mode 0".split(
    " ",
  ),
);

/** What the name of a token says, each word once. */
export function meaningOf(name: string): ReadonlySet<string> {
  const words = wordsOf(name.replaceAll(".", " ")).map((word) => synonyms.get(word) ?? word);
  return new Set(words.filter((word) => !empty.has(word)));
}

/** The status colours, which have the same four uses. */
const status = (name: string): readonly (readonly [string, readonly string[]])[] => {
  const role = name.charAt(0).toUpperCase() + name.slice(1);
  return [
    [`color.${name}Surface`, [`${name} surface`, `background ${name} subtle`, `${name} subtle`, `background ${name}`]],
    [`color.on${role}`, [`on ${name}`, `text ${name}`, `text on ${name}`]],
    [`color.${name}Border`, [`border ${name}`, `${name} icon`, name]],
  ];
};

/**
 * Names by which designers call a role, the usual one first. A role that is not in the table is found by its own name
 * alone.
 */
const names: ReadonlyMap<string, readonly string[]> = new Map([
  ["color.page", ["background page", "page", "background"]],
  ["color.surface", ["surface", "background surface", "background card"]],
  ["color.surfaceSubtle", ["surface subtle", "background subtle", "background surface subtle"]],
  ["color.text", ["text", "text body", "on surface", "on background"]],
  ["color.textSubtle", ["text subtle", "on surface subtle"]],
  ["color.heading", ["heading", "text heading"]],
  ["color.border", ["border", "border subtle"]],
  ["color.borderStrong", ["border strong", "border control"]],
  ["color.action", ["action", "background action"]],
  ["color.actionHover", ["action hover", "background action hover"]],
  ["color.onAction", ["on action", "text on action", "text action on"]],
  ["color.actionSubtle", ["action subtle", "background action subtle"]],
  ["color.link", ["link", "text link"]],
  ["color.linkHover", ["link hover", "text link hover"]],
  ["color.focus", ["focus", "border focus", "focus outer"]],
  ["color.focusInner", ["focus inner"]],
  ["color.header", ["header", "background header", "surface header"]],
  ["color.onHeader", ["on header", "text header"]],
  ["color.headerBorder", ["border header"]],
  ["color.nav", ["nav", "background nav"]],
  ["color.onNav", ["on nav", "text nav"]],
  ["color.navActive", ["nav active", "text nav active"]],
  ["color.hero", ["hero", "background hero"]],
  ["color.onHero", ["on hero", "text hero"]],
  ["color.onHeroSubtle", ["on hero subtle", "text hero subtle"]],
  ["color.accent", ["accent", "background accent"]],
  ["color.onAccent", ["on accent", "text on accent", "text accent"]],
  ["color.footer", ["footer", "background footer"]],
  ["color.onFooter", ["on footer", "text footer"]],
  ["color.onFooterSubtle", ["on footer subtle", "text footer subtle"]],
  ["color.footerLink", ["footer link"]],
  ["color.skeleton", ["skeleton", "background skeleton"]],
  ["color.overlay", ["overlay", "background overlay"]],
  ...["info", "success", "warning", "error"].flatMap(status),
  ["font.heading", ["font family heading", "font heading", "family heading"]],
  ["font.body", ["font family body", "font body", "family body", "font family", "font text"]],
  ["font.weightBody", ["font weight body", "font weight"]],
  ["font.weightStrong", ["font weight strong"]],
  ["font.weightHeading", ["font weight heading"]],
  ["radius.control", ["radius control"]],
  ["radius.button", ["radius action"]],
  ["radius.card", ["radius card"]],
  ["radius.dialog", ["radius dialog"]],
  ["radius.badge", ["radius badge"]],
  ["shadow.card", ["shadow card"]],
  ["shadow.cardHover", ["shadow card hover"]],
  ["shadow.dialog", ["shadow dialog"]],
  ["shadow.header", ["shadow header"]],
]);

/** What each role is called, as sets of words. */
const meanings: ReadonlyMap<string, readonly ReadonlySet<string>[]> = new Map(
  roles.map(({ name }) => [name, [name.replace(".", " "), ...(names.get(name) ?? [])].map(meaningOf)]),
);

/** The name of a role as an export writes it: `color.on-action`. Terrazzo warns about capital letters. */
export const exportedName = (role: string): string => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** From here on all words of a name say a role. */
export const wholeName = 0.9;

/**
 * How well the name of a token says a role: 1 the role's own name, 0.95 all of its words, 0.9 other words for them, less
 * for a part of them.
 * @param own what the name says
 */
export function nameMatch(role: string, token: string, own = meaningOf(token)): number {
  if (token === role || token === exportedName(role)) return 1;
  if (own.size === 0) return 0;
  const common = (meanings.get(role) ?? []).map((wanted) => {
    const shared = [...wanted].filter((word) => own.has(word)).length;
    return (2 * shared) / (wanted.size + own.size);
  });
  const most = Math.max(...common);
  if (most < 1) return 0.8 * most;
  return wordsOf(token).some((word) => synonyms.has(word)) ? wholeName : 0.95;
}

const knownWords: ReadonlySet<string> = new Set([
  ...empty,
  ...synonyms.values(),
  ...[...meanings.values()].flatMap((wanted) => wanted.flatMap((words) => [...words])),
]);

/** Whether no word of a name says anything about a role: it is a name of its own, such as that of a brand. */
export const saysNothing = (name: string): boolean => [...meaningOf(name)].every((word) => !knownWords.has(word));

/** Whether the words of a name say a role as a whole. */
export function isRoleName(name: string): boolean {
  const own = meaningOf(name);
  return roles.some((role) => nameMatch(role.name, name, own) >= wholeName);
}
