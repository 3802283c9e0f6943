import { bookPath, brandPath, historyPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { commandNames, commandTitles, keysOfCommand } from "../commands/commandTitles.ts";
import type { Commands } from "../commands/useCommands.ts";
import { comparisonFrom, type PageName, type Route } from "../route.ts";
import { text } from "../texts.ts";
import type { Hit, HitSource } from "./Hit.ts";

const pageNames = Object.keys(studioPaths) as readonly PageName[];

const leadingTo = (path: string, title: string, other = ""): Hit => ({
  id: `page ${path}`,
  title,
  searched: { words: [title, other], path: "", about: [] },
  run: () => window.location.assign(path),
});

/** Commands, pages of the studio and brands: what every page has. */
export function studioSources(route: Route, commands: Commands, brands: readonly BrandName[]): readonly HitSource[] {
  const ofBrand = "id" in route ? brands.find(({ id }) => id === route.id) : undefined;
  const pages = pageNames
    .filter((name) => name !== route.page)
    .map((name) => leadingTo(studioPaths[name], text(`nav.${name}`)));
  const aboutBrand =
    ofBrand === undefined
      ? []
      : [
          ...(route.page === "book"
            ? []
            : [leadingTo(bookPath(ofBrand.id), text("palette.bookOf", { name: ofBrand.name }))]),
          ...(route.page === "history"
            ? []
            : [leadingTo(historyPath(ofBrand.id), text("palette.historyOf", { name: ofBrand.name }))]),
          leadingTo(comparisonFrom(ofBrand.id), text("palette.comparisonOf", { name: ofBrand.name })),
        ];
  return [
    {
      title: text("palette.commands"),
      hits: commandNames.flatMap((name) => {
        const run = commands[name];
        const title = commandTitles[name];
        if (run === undefined || name === "palette") return [];
        const searched = { words: [title], path: "", about: [] };
        return [{ id: `command ${name}`, title, keys: keysOfCommand(name).slice(0, 1), searched, run }];
      }),
    },
    { title: text("palette.pages"), hits: [...aboutBrand, ...pages] },
    {
      title: text("palette.brands"),
      hits: brands
        .filter((brand) => brand !== ofBrand || route.page !== "brand")
        .map(({ id, name }) => leadingTo(brandPath(id), name, id)),
    },
  ];
}
