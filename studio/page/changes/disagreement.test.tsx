import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import type { EditState } from "../session/editState.ts";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { Disagreement } from "./Disagreement.tsx";
import { MergeMessage } from "./MergeMessage.tsx";

const edited = descriptor
  .replace("21000000", "21000001")
  .replace('"/ut-qa" }', '"/ut-qa-2" }, "texts": { "felles": { "vis": "Vis alt" } }');

const rows = () => screen.getAllByRole("listitem").map((row) => (row.textContent ?? "").replaceAll("\u00A0", " "));

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

  describe("and that cannot be read", () => {
    const broken: StudioFinding = {
      kind: "descriptor",
      file: "tenants/fjord/tenant.jsonc",
      line: 5,
      column: 3,
      length: 6,
      code: "syntax-error",
      level: "error",
      message: 'Det mangler et komma etter "Fjord"',
    };
    const show = (more: Partial<EditState> = {}) => {
      const { session, basis } = startBrand([], edited);
      const state = session.get();
      const disk = { ...state.document.texts, descriptor: descriptor.replace('"Fjord",', '"Fjord"') };
      const rebase = vi.fn(() => Promise.resolve(true));
      const page = (document: EditState["document"]) => (
        <Disagreement
          brand={{ basis, isRecovered: false, session: { ...session, rebase } }}
          state={{ ...state, ...more, document }}
          onKept={() => undefined}
        />
      );
      const { rerender } = render(page({ ...state.document, changedOnDisk: disk, brokenOnDisk: [broken] }));
      return {
        rebase,
        mend: (text: string) => rerender(page({ ...state.document, changedOnDisk: { ...disk, descriptor: text } })),
      };
    };

    test("is named with its line and the reason; nothing is asked, and it goes on when it can be read", async () => {
      const { mend } = show();
      expect(screen.getByText("En fil kan ikke leses, etter en endring i et annet program")).toBeVisible();
      expect(screen.getByText('Det mangler et komma etter "Fjord"')).toBeVisible();
      expect(screen.getByText("tenants/fjord/tenant.jsonc, linje 5, kolonne 3")).toBeVisible();
      expect(screen.getByText(/^Rett filen i programmet som endret den\. Endringene dine er beholdt/)).toBeVisible();
      expect(screen.queryByRole("radio")).toBeNull();
      mend(descriptor.replace('"Fjord"', '"Fjorden"'));
      expect(screen.queryByText(/kan ikke leses/)).toBeNull();
      expect(rows()).toEqual([expect.stringMatching(/Fjord → Fjorden$/)]);
      expect(screen.getByRole("button", { name: "Ta med begge deler" })).toBeVisible();
    });

    test.each([
      ["another tab", {}, /^Kan ikke leses slik den andre fanen har den/],
      ["a colleague", { changedBy: "Ola Hansen" }, /^Kan ikke leses slik Ola Hansen har den/],
    ])("in the draft of %s is named in the same way, and can be replaced", async (_, by, said) => {
      const { session, basis } = startBrand([], edited);
      const state = session.get();
      const settle = vi.fn();
      const texts = { ...state.document.texts, descriptor: descriptor.replace('"Fjord",', '"Fjord"') };
      const other = { ...state.document, ...by, texts, broken: [broken] };
      render(
        <Disagreement
          brand={{ basis, isRecovered: false, session: { ...session, settle } }}
          state={{ ...state, sync: { status: "elsewhere", other } }}
          onKept={() => undefined}
        />,
      );
      expect(screen.getByText(said)).toBeVisible();
      expect(screen.getByText('Det mangler et komma etter "Fjord"')).toBeVisible();
      expect(screen.getByText("tenants/fjord/tenant.jsonc, linje 5, kolonne 3")).toBeVisible();
      expect(screen.queryByRole("radio")).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: "Erstatt filen med din utgave" }));
      expect(settle).toHaveBeenCalledExactlyOnceWith({ taken: [] });
    });

    test("says after a press on the save button why nothing was saved", () => {
      show({ saving: "undecided" });
      expect(screen.getByText("Ikke lagret ennå: filen må kunne leses først.")).toBeVisible();
    });

    test("can be replaced with the own version", async () => {
      const { rebase } = show();
      await userEvent.click(screen.getByRole("button", { name: "Erstatt filen med din utgave" }));
      expect(rebase).toHaveBeenCalledExactlyOnceWith({ taken: [] });
    });
  });
});
