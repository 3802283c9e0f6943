import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { wholeTheme } from "#studio/test/support/themeTexts.ts";
import { useStore } from "#ui/store/useStore.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { useShortcutKeys } from "../commands/useCommands.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useSaving } from "../session/useSaving.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { ChangedDocument } from "./ChangedDocument.tsx";
import { EditRightsContext } from "../session/useEditRights.ts";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { Consequences } from "./Consequences.tsx";
import { Disagreement } from "./Disagreement.tsx";
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

  const rights = { edits: () => true, compares: true, makesBrands: false, setsAddresses: () => false };

  test("the field, the person and those who can are named, and the rest is saved in one press", async () => {
    const brand = startBrand([], edited);
    let sent: unknown;
    const saves = vi
      .spyOn(brand.session, "save")
      .mockImplementation((without) => ((sent = without), Promise.resolve(undefined)));
    const state = { ...brand.session.get(), saving: "failed" as const, saveProblem: "role-addresses" as const };
    render(
      <EditRightsContext value={{ ...rights, addressSetters: () => ["Dag Drift", "Mari Berg"] }}>
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
        />
      </EditRightsContext>,
    );
    expect(
      screen.getByText(
        "Kari har skrevet i «Telefon», men har ikke rollen adresser. Feltet blir ikke lagret før Dag Drift eller Mari Berg har skrevet det.",
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

  test("of a new file without a value it is said that it is new; its name begins a line", () => {
    const brand = startBrand([], descriptor, { nn: "" });
    act(() =>
      brand.session.edit({ ...brand.session.get().history.texts, nn: '{ "$schema": "../language.schema.json" }' }),
    );
    render(<Panel brand={brand} />);
    expect(screen.getByRole("heading", { name: "Tekstene på nynorsk" })).toBeVisible();
    expect(screen.getByText("Filen er ny. Det står ingen tekster eller verdier i den ennå.")).toBeVisible();
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
