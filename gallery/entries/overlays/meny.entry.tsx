import { Button } from "#ui/controls/Button.tsx";
import { Menu } from "#ui/overlay/menu/Menu.tsx";
import type { MenuItem } from "#ui/overlay/menu/menuItem.ts";
import { propsOf } from "#ui/overlay/menu/Menu.tsx?props";
import { SpaceBetween } from "../../fixtures/SpaceBetween.tsx";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const action = (id: string, label: string): MenuItem => ({
  type: "action",
  id,
  label,
  onSelect: () => shownCalls.callback("onSelect")(id),
});
const simple = [action("endre", "Endre"), action("kopier", "Lag en kopi"), action("slett", "Slett")];
const sorted = [
  { ...action("navn", "Etter navn"), checked: true },
  { ...action("pris", "Etter pris"), checked: false },
];
const nested: readonly MenuItem[] = [
  action("endre", "Endre"),
  {
    type: "submenu",
    id: "del",
    label: "Del",
    items: [
      action("epost", "På e-post"),
      {
        type: "submenu",
        id: "skriv",
        label: "Skriv ut",
        items: [action("farge", "I farger"), action("svart", "I svart-hvitt")],
      },
    ],
  },
  { type: "submenu", id: "flytt", label: "Flytt", items: [action("opp", "Oppover"), action("ned", "Nedover")] },
  { type: "link", id: "vilkar", label: "Vilkår", link: { href: "https://vilkar.example/" }, hint: "åpnes i ny fane" },
  {
    type: "action",
    id: "laast",
    label: "Kan ikke velges nå",
    disabled: true,
    onSelect: shownCalls.callback("onSelect"),
  },
];

export const entry: GalleryEntry = {
  id: "meny",
  title: "Meny",
  group: "Overlegg",
  description: [
    "En knapp som åpner en liste med valg. Undermenyer åpnes når musen har hvilt på dem i 75 millisekunder, eller ved trykk; på berøringsskjerm bare ved trykk.",
    "Et valg lukker menyen og gir fokus tilbake til knappen. Bruk den til handlinger som ikke trenger å være synlige hele tiden, aldri til navigasjonen på en side.",
  ],
  docs: "menu",
  props: [propsOf("MenuProps")],
  states: [
    { name: "Enkel", render: () => <Menu label="Valg" items={simple} /> },
    {
      name: "Med undermenyer, lenke og noe som ikke kan velges",
      render: () => <Menu label="Flere valg" items={nested} />,
    },
    { name: "Stille knapp", render: () => <Menu label="Mer" items={simple} variant="quiet" /> },
    { name: "Åpnes under musen", render: () => <Menu label="Tjenester" items={nested} opensOn="hover" /> },
    {
      name: "Ved kantene",
      render: () => (
        <SpaceBetween>
          <Menu label="Venstre" items={nested} />
          <Menu label="Høyre" items={nested} />
        </SpaceBetween>
      ),
    },
    {
      name: "Mange valg",
      render: () => (
        <Menu
          label="Kommune"
          items={Array.from({ length: 40 }, (_, at) => action(`k${at}`, `Kommune nummer ${at + 1}`))}
        />
      ),
    },
    {
      name: "Egen knapp",
      render: () => (
        <Menu
          label="Mer"
          items={simple}
          trigger={(own) => (
            <Button {...own} variant="primary">
              Mer å gjøre
            </Button>
          )}
        />
      ),
    },
    {
      name: "Ett valg av flere",
      render: () => <Menu label="Sortering" items={sorted} />,
    },
  ],
};
