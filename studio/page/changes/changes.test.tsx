import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { descriptor, startBrand } from "#tests/support/studio/openForm.tsx";
import { wholeTheme } from "#tests/support/studio/themeTexts.ts";
import { useStore } from "#ui/store/useStore.ts";
import { useShortcutKeys } from "../commands/runShortcut.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useSaving } from "../session/useSaving.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { setValue } from "#scripts/text/jsonc/setValue.ts";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { Consequences } from "./Consequences.tsx";
import { Disagreement } from "./Disagreement.tsx";
import { MergeMessage } from "./MergeMessage.tsx";
import { WhatNow } from "./WhatNow.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ brands: [], notCompared: 0 })));
});

const edited = descriptor
  .replace("21000000", "21000001")
  .replace('"/ut-qa" }', '"/ut-qa-2" }, "texts": { "felles": { "vis": "Vis alt" } }');

function Panel({ brand }: { readonly brand: OpenedBrand }) {
  useShortcutKeys();
  const nothing = () => undefined;
  const { save, saved, unseenBy } = useSaving(brand.session, nothing, nothing);
  return (
    <ChangesPanel
      session={brand.session}
      state={useStore(brand.session)}
      basis={brand.basis}
      saved={saved}
      unseenBy={unseenBy}
      onShow={nothing}
      onSaveWithout={(fields) => void save(fields)}
      onClose={nothing}
    />
  );
}

const rows = () => screen.getAllByRole("listitem").map((row) => (row.textContent ?? "").replaceAll("\u00A0", " "));

describe("What is not saved because of who has set it", () => {
  const refusedField = {
    file: "tenants/fjord/tenant.jsonc",
    kind: "descriptor" as const,
    path: ["footer", "contact", "telefon"],
    role: "addresses" as const,
    by: "Kari",
  };

  test("the field and the person are named, and the rest is saved in one press", async () => {
    const brand = startBrand([], edited);
    let sent: unknown;
    const saves = vi
      .spyOn(brand.session, "save")
      .mockImplementation((without) => ((sent = without), Promise.resolve(undefined)));
    const state = { ...brand.session.get(), saving: "failed" as const, saveProblem: "role-addresses" as const };
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...state, refusedFields: [refusedField] }}
        basis={brand.basis}
        saved={undefined}
        unseenBy={[]}
        onShow={() => undefined}
        onSaveWithout={(fields) => void brand.session.save(fields)}
        onClose={() => undefined}
      />,
    );
    expect(
      screen.getByText(
        "Kari har skrevet i «Telefon», men har ikke rollen adresser. Feltet blir ikke lagret før en med rollen har skrevet det.",
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Lagre uten «Telefon»" }));
    expect([saves.mock.calls.length, sent]).toEqual([1, [refusedField]]);
  });

  test("whoever has set it reads which role it needs; nothing is offered where nothing else was changed", () => {
    const brand = startBrand([], descriptor.replace("21000000", "21000001"));
    const { by: _, ...own } = refusedField;
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...brand.session.get(), saving: "failed", saveProblem: "role-addresses", refusedFields: [own] }}
        basis={brand.basis}
        saved={undefined}
        unseenBy={[]}
        onShow={() => undefined}
        onSaveWithout={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText("Du kan ikke lagre «Telefon»: be en med rollen adresser.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Lagre uten/ })).not.toBeInTheDocument();
  });
});

describe("What is written in a proposal that was closed meanwhile", () => {
  const onlyHere =
    "Forslaget er lukket. Åpne det igjen først. Det du har skrevet, står i denne fanen til du lukker den.";
  const panelOf = (state: Partial<EditState>) => {
    const brand = startBrand([], edited);
    const shown = { ...brand.session.get(), ...state };
    render(
      <>
        <Disagreement brand={{ ...brand, isRecovered: false }} state={shown} onKept={() => undefined} />
        <ChangesPanel
          session={brand.session}
          state={shown}
          basis={brand.basis}
          saved={undefined}
          unseenBy={[]}
          onShow={() => undefined}
          onSaveWithout={() => undefined}
          onClose={() => undefined}
        />
      </>,
    );
  };

  test("is said once to be in the tab alone, when it cannot be kept and when it cannot be saved", () => {
    panelOf({ sync: { status: "offline", problem: "isClosed" }, saving: "failed", saveProblem: "isClosed" });
    expect(screen.getAllByText(onlyHere)).toHaveLength(1);
    expect(screen.queryByText(/er tatt vare på/)).toBeNull();
    cleanup();
    panelOf({ saving: "failed", saveProblem: "isClosed" });
    expect(screen.getByText(onlyHere)).toBeVisible();
  });
});

describe("The changes in words", () => {
  test("each field has its title, its environment and both values, also the inherited ones", () => {
    render(<Panel brand={startBrand([], edited)} />);
    expect(rows()).toEqual([
      "Telefon 21 00 00 00 → blir 21 00 00 01Ta tilbakeVis før og etter",
      "Når økten er over, i QA /ut-qa → blir /ut-qa-2Ta tilbakeVis før og etter",
      "«Vis mer», i QA Vis mer → blir Vis altTa tilbakeVis før og etter",
    ]);
  });

  test("values of a list have the words of the form", () => {
    render(<Panel brand={startBrand([], descriptor.replace("{", '{ "languages": ["nb", "en"],'))} />);
    expect(rows()).toEqual(["Språk Bokmål → blir Bokmål, EngelskTa tilbakeVis før og etter"]);
  });

  test("the line that names the schema is not listed", () => {
    const withSchema = edited.replace("{", '{ "$schema": "../tenant.schema.json",');
    render(<Panel brand={startBrand([], withSchema)} />);
    expect(rows()).toHaveLength(3);
  });

  test("a campaign is named once, and its days are written as customers read them", () => {
    const campaign = '"firstDay": "2026-12-16", "lastDay": "2026-12-26", "texts": { "heroTitle": "Velkommen" }';
    const withCampaign = descriptor.replace(
      '"urls"',
      `"marketing": { "campaigns": { "fest": { ${campaign} } } }, "urls"`,
    );
    render(<Panel brand={startBrand([], withCampaign)} />);
    expect(rows()).toEqual([
      "Første dag, kampanjen fest ingen verdi → blir 16.12.2026Ta tilbakeVis før og etter",
      "Siste dag, kampanjen fest ingen verdi → blir 26.12.2026Ta tilbakeVis før og etter",
      "Overskriften på oversikten, i fest ingen verdi → blir VelkommenTa tilbakeVis før og etter",
    ]);
  });

  test("a font and a colour of the palette are named as they are where they are chosen", () => {
    const themeWith = (font: string, palette: string) =>
      `{ "font": { "body": { "$value": ["${font}", "sans-serif"] } }, "palette": { "$type": "color", ${palette} } }`;
    const colour = (grey: number, name = "") =>
      `"reed": { "$value": { "colorSpace": "srgb", "components": [${grey}, ${grey}, ${grey}] }${name} }`;
    const brand = startBrand([], descriptor, { theme: themeWith("inter", colour(0)) });
    const change = (theme: string) => act(() => brand.session.edit({ ...brand.session.get().history.texts, theme }));
    render(<Panel brand={brand} />);
    change(themeWith("work-sans", colour(1)));
    expect(rows()).toEqual([
      "reed #000000 → blir #ffffffTa tilbakeVis før og etter",
      "Skrift i resten Inter → blir Work SansTa tilbakeVis før og etter",
    ]);
    change(themeWith("inter", colour(1, ', "$description": "Siv"')));
    expect(rows()).toEqual([
      "Siv #000000 → blir #ffffffTa tilbakeVis før og etter",
      "Navnet på fargen reed ingen verdi → blir SivTa tilbakeVis før og etter",
    ]);
  });

  test("one is taken back as one step of undo; the focus stays in the panel", async () => {
    const brand = startBrand([], edited);
    render(<Panel brand={brand} />);
    await userEvent.click(screen.getByRole("button", { name: "Ta tilbake: Telefon" }));
    expect(brand.session.get().history.texts.descriptor).toBe(edited.replace("21000001", "21000000"));
    expect(brand.session.get().history.undo).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain("Ulagrede endringer");
  });

  test("a text that cannot be read, and one without another value, are said to be so", () => {
    const broken = render(<Panel brand={startBrand([], "{")} />);
    expect(screen.getByText("Filen kan ikke leses.")).toBeDefined();
    broken.unmount();
    render(<Panel brand={startBrand([], descriptor.replace("// short", "// shorter"))} />);
    expect(screen.getByText("Bare kommentarer eller linjer er endret.")).toBeDefined();
  });
});

describe("Ctrl+S, and what comes next", () => {
  test("it saves once, and the browser's own dialog stays away", async () => {
    const brand = startBrand([], edited);
    const save = vi.spyOn(brand.session, "save").mockResolvedValue(undefined);
    render(<Panel brand={brand} />);
    await userEvent.keyboard("{Control>}s{/Control}");
    expect(save).toHaveBeenCalledTimes(1);
    const press = new KeyboardEvent("keydown", { key: "s", ctrlKey: true, cancelable: true });
    window.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });
});

describe("What comes after saving", () => {
  test.each([
    ["fields in words", edited, "- Når økten er over, i QA: /ut-qa → /ut-qa-2"],
    [
      "a file whose comments alone have changed",
      descriptor.replace("// short", "// shorter"),
      "- tekster og innstillinger",
    ],
  ])("the message names the changes and the files: %s", (_, after, line) => {
    const { basis, session } = startBrand();
    const { texts } = session.get().history;
    const saved = { before: texts, after: { ...texts, descriptor: after } };
    render(<WhatNow document={session.get().document} saved={saved} basis={basis} />);
    const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" }).value;
    expect(message).toContain(line);
    expect(message).toContain("- tenants/fjord/tenant.jsonc");
  });
});

describe("What follows from the changes", () => {
  test("a text of a changed field that does not fit, a pair that cannot be read, and the number of findings", () => {
    const theme = wholeTheme;
    const brand = startBrand([], edited, { theme });
    const grey = (lightness: number) => ({ colorSpace: "srgb", components: [lightness, lightness, lightness] });
    const withColour = (text: string, role: string, lightness: number) =>
      setValue(text, ["color", role, "$value"], grey(lightness), () => []);
    brand.session.edit({
      ...brand.session.get().history.texts,
      theme: withColour(withColour(theme, "textSubtle", 0.9), "onAction", 0.5),
    });
    const misfit: TextMisfit = {
      kind: "broken-word",
      text: "21000001",
      detail: "21000001",
      field: { kind: "descriptor", path: ["footer", "contact", "telefon"] },
      sizes: [],
      paths: [],
    };
    render(
      <Consequences
        state={brand.session.get()}
        basis={brand.basis}
        misfits={[misfit]}
        lines={[
          { place: { kind: "descriptor", path: ["footer", "contact", "telefon"] }, before: 1, after: 2 },
          { place: { kind: "descriptor", path: ["name"] }, before: 1, after: 2 },
        ]}
        onShowFindings={() => undefined}
      />,
    );
    const followed = rows();
    expect(followed[0]).toContain("21000001");
    // Only of what was changed.
    expect(followed[1]).toBe("Telefon er to linjer på telefon. Før: én linje.");
    expect(followed.join(" ")).not.toContain("Navn");
    expect(followed.join(" ")).toMatch(/er vanskelig å se: 1,\d+ : 1, trenger 4,5 : 1/);
    // A role whose name says what it is on is not said to be on it once more.
    expect(followed.join(" ")).not.toMatch(/ på (.+) på \1 er /);
    expect(screen.getByRole("button", { name: "1 funn" })).toBeDefined();
  });
});

describe("A file that another program has changed", () => {
  const conflict = (own: string, disk: string, onMerge = vi.fn()) => {
    const brand = startBrand([], own);
    const { document, history } = brand.session.get();
    const theirs: DocumentTexts = { ...history.texts, descriptor: disk };
    render(
      <MergeMessage
        side="disk"
        before={document.saved}
        own={history.texts}
        theirs={theirs}
        basis={brand.basis}
        title=""
        onMerge={onMerge}
        onTake={() => undefined}
      >
        {undefined}
      </MergeMessage>,
    );
    return onMerge;
  };

  test("other fields are named, and both hold", async () => {
    const onMerge = conflict(edited, descriptor.replace('"Fjord"', '"Fjorden"'));
    expect(rows()).toEqual([expect.stringMatching(/Fjord → Fjorden$/)]);
    expect(screen.queryByRole("radio")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Ta med begge deler" }));
    expect(onMerge).toHaveBeenCalledWith([], "both");
  });

  test("another tab is asked about in the same way", async () => {
    const { session, basis } = startBrand([], edited);
    const settle = vi.fn();
    const state = session.get();
    const other = {
      ...state.document,
      texts: { ...state.document.texts, descriptor: edited.replace('"Fjord"', '"Fjorden"') },
    };
    const brand = { basis, isRecovered: false, session: { ...session, settle } };
    render(
      <Disagreement
        brand={brand}
        state={{ ...state, sync: { status: "elsewhere", other } }}
        onKept={() => undefined}
      />,
    );
    expect(rows()).toEqual([expect.stringMatching(/Fjord → Fjorden$/)]);
    await userEvent.click(screen.getByRole("button", { name: "Ta med begge deler" }));
    expect(settle).toHaveBeenCalledWith({ taken: [] });
  });

  test("a colleague is named, with the value that is theirs", () => {
    const { session, basis } = startBrand([], edited);
    const state = session.get();
    const withNumber = (number: string) => ({
      ...state.document.texts,
      descriptor: edited.replace("21000001", number),
    });
    const other = { ...state.document, texts: withNumber("21000009"), changedBy: "Ola Hansen" };
    const history = { ...state.history, texts: withNumber("21000002") };
    render(
      <Disagreement
        brand={{ basis, isRecovered: false, session }}
        state={{ ...state, history, sync: { status: "elsewhere", other } }}
        onKept={() => undefined}
      />,
    );
    expect(screen.getByText("Ola Hansen har også endret merket")).toBeDefined();
    expect(screen.getByText(/Ola Hansen har endret det samme: velg verdien/)).toBeDefined();
    expect(screen.getByRole("radio", { name: /^Ola Hansen: 21.00.00.09/ })).toBeDefined();
    expect(screen.getByRole("button", { name: "Bruk det Ola Hansen skrev" })).toBeDefined();
  });

  test("of the same field, one of both values is chosen", async () => {
    const onMerge = conflict(edited, descriptor.replace("21000000", "21000009"));
    const choice = within(screen.getByRole("group", { name: "Telefon" }));
    expect(choice.getByRole("radio", { name: /Din: 21.00.00.01/ })).toHaveProperty("checked", true);
    await userEvent.click(choice.getByRole("radio", { name: /I filene: 21.00.00.09/ }));
    await userEvent.click(screen.getByRole("button", { name: "Bruk det som er valgt" }));
    expect(onMerge).toHaveBeenCalledWith(['["descriptor","footer","contact","telefon"]'], "theirs");
  });

  test("after the files were merged, the page says what holds, and that it is not saved yet", async () => {
    const { session, basis } = startBrand([], edited);
    const state = session.get();
    const changedOnDisk = { ...state.document.texts, descriptor: descriptor.replace("21000000", "21000009") };
    const brand = { basis, isRecovered: false, session: { ...session, rebase: () => Promise.resolve(true) } };
    const page = (document: EditState["document"]) => (
      <Disagreement brand={brand} state={{ ...state, document }} onKept={() => undefined} />
    );
    const { rerender } = render(page({ ...state.document, changedOnDisk }));
    await userEvent.click(screen.getByRole("button", { name: "Bruk det som er valgt" }));
    rerender(page(state.document));
    expect(screen.getByText("Ikke lagret ennå")).toBeVisible();
    expect(screen.getByText(/Dine verdier gjelder/)).toBeVisible();
    rerender(page({ ...state.document, saved: state.history.texts }));
    expect(screen.queryByText("Ikke lagret ennå")).toBeNull();
  });
});
