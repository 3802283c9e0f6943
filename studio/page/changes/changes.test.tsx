import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { descriptor, startBrand } from "#tests/support/studio/openForm.tsx";
import { wholeTheme } from "#tests/support/studio/themeTexts.ts";
import { useStore } from "#ui/store/useStore.ts";
import { useShortcutKeys } from "../commands/runShortcut.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useSaving } from "../session/useSaving.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { setValue } from "#scripts/text/jsonc/setValue.ts";
import { ChangedDocument } from "./ChangedDocument.tsx";
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
      onShowFindings={nothing}
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
        onShowFindings={() => undefined}
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
        onShowFindings={() => undefined}
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
          onShowFindings={() => undefined}
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

  test("a list that has become longer says what has changed in each of its items", () => {
    const withHours = (hours: string) => descriptor.replace('"telefon"', `"apningstider": ${hours}, "telefon"`);
    const [before, after] = [
      withHours('[{ "dag": "Mandag–fredag", "timer": "08.00–16.00" }, { "dag": "Søndag", "timer": "Stengt" }]'),
      withHours(
        '[{ "dag": "Mandag–torsdag", "timer": "08.00–16.00" }, { "dag": "Fredag", "timer": "08.00–15.00" }, {}, { "dag": "Søndag", "timer": "Stengt" }]',
      ),
    ];
    const { session, basis } = startBrand();
    const { document } = session.get();
    const saved = {
      before: { ...document.texts, descriptor: before },
      after: { ...document.texts, descriptor: after },
    };
    render(<ChangedDocument {...saved} paths={document.paths} basis={basis} />);
    const details = [
      "Dager, punkt 1: Mandag–fredag → Mandag–torsdag",
      "Åpningstid, punkt 2: ingen verdi → Fredag, 08.00–15.00",
      "Åpningstid, punkt 3: ingen verdi → ikke fylt ut",
    ];
    expect(rows().slice(1)).toEqual(details);
    cleanup();
    render(<WhatNow document={document} errors={[]} onShowFindings={() => undefined} saved={saved} basis={basis} />);
    const { value } = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" });
    expect(value).toContain(
      ["- Åpningstider: 2 punkter → 4 punkter", ...details.map((each) => `  - ${each}`)].join("\n"),
    );
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

  test("a colour of the palette says what has it", () => {
    const themeWith = (grey: number) => {
      const reed = `"reed": { "$value": { "colorSpace": "srgb", "components": [${grey}, ${grey}, ${grey}] } }`;
      const roles = ["action", "link", "focus", "accent"].map((role) => `"${role}": { "$value": "{palette.reed}" }`);
      return `{ "palette": { "$type": "color", ${reed} }, "color": { "$type": "color", ${roles.join(", ")} } }`;
    };
    const brand = startBrand([], descriptor, { theme: themeWith(0) });
    act(() => brand.session.edit({ ...brand.session.get().history.texts, theme: themeWith(1) }));
    render(<Panel brand={brand} />);
    expect(rows()[0]).toMatch(/^reed \(Knapper.*, .* og 2 til\) #000000 → blir #ffffff/);
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

  test("over a saved file that cannot be read, all that differs from what can be read in it is listed", () => {
    const { session, basis } = startBrand();
    const { document } = session.get();
    const change = (broken: string) =>
      render(
        <ChangedDocument
          before={{ ...document.saved, descriptor: broken }}
          after={document.saved}
          paths={document.paths}
          basis={basis}
          onTakeBack={() => undefined}
        />,
      );
    const shown = change(descriptor.replace("21000000", "80000777").replace('"Fjord",', '"Fjord"'));
    expect(rows()).toEqual(["Telefon 800 00 777 → blir 21 00 00 00Ta tilbake"]);
    expect(
      screen.getByText(
        "Tekster og innstillinger: Filen som er lagret, kan ikke leses. Endringene er regnet fra det som kan leses i den.",
      ),
    ).toBeVisible();
    expect(screen.queryByText("Bare kommentarer eller linjer er endret.")).toBeNull();
    shown.unmount();
    change(descriptor.replace('"Fjord",', '"Fjord"'));
    expect(screen.getByText("Filen kan leses igjen. Ingen verdier er endret.")).toBeVisible();
  });
});

describe("A saved file that cannot be read", () => {
  test("is said, in the place of the receipt that all is saved", () => {
    const broken = descriptor.replace('"Fjord",', '"Fjord"');
    const brand = startBrand([], broken);
    const state = brand.session.get();
    const onClose = vi.fn();
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...state, document: { ...state.document, saved: state.history.texts } }}
        basis={brand.basis}
        saved={undefined}
        unseenBy={[]}
        onShow={() => undefined}
        onShowFindings={() => undefined}
        onSaveWithout={() => undefined}
        onClose={onClose}
      />,
    );
    expect(screen.getByText("Kan ikke leses: tekster og innstillinger")).toBeVisible();
    expect(screen.queryByText("Alle endringer er lagret.")).toBeNull();
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
    render(
      <WhatNow
        document={session.get().document}
        errors={[]}
        onShowFindings={() => undefined}
        saved={saved}
        basis={basis}
      />,
    );
    const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" }).value;
    expect(message).toContain(line);
    expect(message).toContain("- tenants/fjord/tenant.jsonc");
  });
});

describe("What is saved with errors", () => {
  const error: StudioFinding = {
    kind: "descriptor",
    file: "tenants/fjord/tenant.jsonc",
    line: 4,
    column: 1,
    length: 7,
    code: "missing-translation",
    level: "error",
    message: "«Dager» mangler på engelsk",
  };
  const panelAfterSaving = (findings: readonly StudioFinding[]) => {
    const brand = startBrand(findings, edited);
    const state = brand.session.get();
    const onShowFindings = vi.fn();
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...state, document: { ...state.document, saved: state.history.texts } }}
        basis={brand.basis}
        saved={{ before: state.document.saved, after: state.history.texts }}
        unseenBy={[]}
        onShow={() => undefined}
        onShowFindings={onShowFindings}
        onSaveWithout={() => undefined}
        onClose={() => undefined}
      />,
    );
    const { value } = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" });
    return { message: value, onShowFindings };
  };

  test("is said not to be buildable, in the receipt and in the message, with what is wrong", async () => {
    const { message, onShowFindings } = panelAfterSaving([error, { ...error, level: "note", message: "En merknad" }]);
    expect(screen.getByText("1 fil er lagret, men merket kan ikke bygges")).toBeVisible();
    expect(screen.queryByText("1 fil er lagret")).toBeNull();
    expect(message).toContain(
      "Merket kan ikke bygges ennå. Dette må rettes:\n- «Dager» mangler på engelsk (tenants/fjord/tenant.jsonc, linje 4, kolonne 1)",
    );
    expect(message).not.toContain("En merknad");
    await userEvent.click(screen.getByRole("button", { name: "Vis 1 feil" }));
    expect(onShowFindings).toHaveBeenCalledTimes(1);
  });

  test("a long list is cut in the message", () => {
    const { message } = panelAfterSaving(Array.from({ length: 12 }, (_, line) => ({ ...error, line })));
    expect(message.match(/mangler på engelsk/g)).toHaveLength(10);
    expect(message).toContain("- og 2 feil til");
  });

  test("without errors the receipt is green, and the message says nothing of them", () => {
    const { message } = panelAfterSaving([]);
    expect(screen.getByText("1 fil er lagret")).toBeVisible();
    expect(message).not.toContain("bygges");
  });

  test("is warned of before, also while somebody fills in a new part", () => {
    const brand = startBrand([error], edited);
    const state = brand.session.get();
    render(
      <ChangesPanel
        session={brand.session}
        state={{ ...state, checked: { ...state.checked, findings: [] } }}
        basis={brand.basis}
        saved={undefined}
        unseenBy={[]}
        onShow={() => undefined}
        onShowFindings={() => undefined}
        onSaveWithout={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText(/^Merket kan ikke bygges før feilene er rettet/)).toBeVisible();
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

  test("what was said of a merge does not come back for other texts, such as those before it", async () => {
    const { session, basis } = startBrand([], edited);
    const state = session.get();
    const changedOnDisk = { ...state.document.texts, descriptor: descriptor.replace("21000000", "21000009") };
    const taken = { ...state, history: { ...state.history, texts: changedOnDisk } };
    const own = { ...session, get: () => taken, rebase: () => Promise.resolve(true) };
    const page = (shown: EditState) => (
      <Disagreement brand={{ basis, isRecovered: false, session: own }} state={shown} onKept={() => undefined} />
    );
    const { rerender } = render(page({ ...state, document: { ...state.document, changedOnDisk } }));
    await userEvent.click(screen.getByRole("radio", { name: /^I filene/ }));
    await userEvent.click(screen.getByRole("button", { name: "Bruk det som er valgt" }));
    const document = { ...state.document, saved: changedOnDisk };
    rerender(page({ ...taken, document }));
    rerender(page({ ...state, document }));
    expect(screen.queryByText("Ikke lagret ennå")).toBeNull();
  });

  test("one that cannot be read is said to be so, before anything is chosen", () => {
    const { session, basis } = startBrand([], edited);
    const state = session.get();
    const changedOnDisk = { ...state.document.texts, descriptor: descriptor.replace('"Fjord",', '"Fjord"') };
    render(
      <Disagreement
        brand={{ basis, isRecovered: false, session }}
        state={{ ...state, document: { ...state.document, changedOnDisk } }}
        onKept={() => undefined}
      />,
    );
    expect(screen.getByText("En fil kan ikke leses, etter en endring i et annet program")).toBeVisible();
    expect(screen.getByText(/^Kan ikke leses: tekster og innstillinger\. Rett filen/)).toBeVisible();
    expect(screen.getByRole("radio", { name: "I filene: kan ikke leses" })).not.toBeChecked();
    expect(screen.queryByText(/Begge har endret det samme/)).toBeNull();
  });
});
