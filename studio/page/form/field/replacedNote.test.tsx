import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { useStore } from "#ui/store/useStore.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { ChangesPanel } from "../../changes/ChangesPanel.tsx";
import { DocumentRoom } from "../../changes/DocumentRoom.tsx";
import { useShortcutKeys } from "../../commands/useCommands.ts";
import { createEditSession } from "../../session/createEditSession.ts";
import type { OpenedBrand } from "../../session/useOpenDocument.ts";
import { useSaving } from "../../session/useSaving.ts";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

const kari = "Kari Nordmann";
const withPhone = (phone: string) => descriptor.replace("21000000", phone);

/** The made-up brand in a proposal that others edit too. */
function shared() {
  const brand = startBrand();
  let stored: StudioDocument = brand.session.get().document;
  let saves = 0;
  let ms = 0;
  const set = (next: Partial<StudioDocument>) => {
    stored = { ...stored, ...next, revision: stored.revision + 1 };
    return Promise.resolve(stored);
  };
  const session = createEditSession(
    stored,
    [],
    {
      api: {
        open: () => Promise.resolve(stored),
        mark: () => Promise.resolve(stored),
        check: () => Promise.resolve({ revision: stored.revision, findings: [] }),
        rebase: () => Promise.resolve(stored),
        change: (_id, _revision, texts) => set({ texts: { ...stored.texts, ...texts } }),
        save: () => {
          saves += 1;
          return set({ saved: stored.texts, ofOthers: [] });
        },
      },
      now: () => ms,
      later: () => undefined,
    },
    {},
  );
  /** A colleague changes the phone, and the page asks for what others have written. */
  const kariWrites = async (phone: string) => {
    const file = stored.paths.descriptor;
    const ofOthers = [{ by: kari, file, path: ["footer", "contact", "telefon"] }];
    await set({ texts: { ...stored.texts, descriptor: withPhone(phone) }, changedBy: kari, ofOthers });
    ms += 10_000;
    await act(() => session.follow());
  };
  return { brand: { ...brand, session } satisfies OpenedBrand, kariWrites, saves: () => saves };
}

const phone = () => screen.getByRole("textbox", { name: "Telefon" });

describe("A colleague changes what somebody has written", () => {
  test("the field says by whom and what stood there, and puts it back", async () => {
    const { brand, kariWrites } = shared();
    const { user, open, text } = openForm(brand);
    await open("Kontakt");
    await user.clear(phone());
    await user.type(phone(), "22334455");
    await kariWrites("99999999");
    expect(phone()).toHaveValue("99999999");
    const words = `${kari} har endret dette. Her sto «22 33 44 55».`.replaceAll(" ", "\\s");
    expect(screen.getByText(new RegExp(`^${words}$`))).toBeVisible();
    expect(announcements.get()).toMatch(new RegExp(words));
    // A second change of the colleague: what stood here is still the own text.
    await kariWrites("88888888");
    await user.click(screen.getByRole("button", { name: "Angre endringen av Telefon" }));
    expect(text()).toContain('"telefon": "22334455"');
    expect(phone()).toHaveFocus();
    expect(screen.queryByText(/har endret dette/)).not.toBeInTheDocument();
  });

  test("who agrees, or writes something else, is told no more", async () => {
    const { brand, kariWrites } = shared();
    const { user, open, text } = openForm(brand);
    await open("Kontakt");
    await kariWrites("99999999");
    await user.click(screen.getByRole("button", { name: "Behold endringen av Telefon" }));
    expect(screen.queryByText(/har endret dette/)).not.toBeInTheDocument();
    expect(text()).toContain('"telefon": "99999999"');
    await kariWrites("88888888");
    expect(screen.getByText(/har endret dette/)).toBeVisible();
    await user.clear(phone());
    await user.type(phone(), "1");
    expect(screen.queryByText(/har endret dette/)).not.toBeInTheDocument();
  });

  test("the line above the panes names the field, also where its section is closed", async () => {
    const { brand, kariWrites } = shared();
    function Page() {
      return (
        <DocumentRoom bar={null} brand={brand} state={useStore(brand.session)} onShowChanges={() => undefined}>
          <p />
        </DocumentRoom>
      );
    }
    render(<Page />);
    await kariWrites("99999999");
    expect(within(screen.getByRole("status")).getByText(`${kari} har endret «Telefon».`)).toBeVisible();
  });

  test("saving shows what somebody else has written first, with the name, and writes it when it was seen", async () => {
    const { brand, kariWrites, saves } = shared();
    function Page() {
      useShortcutKeys();
      const nothing = () => undefined;
      const { saved, unseenBy } = useSaving(brand.session, nothing, nothing);
      const props = { session: brand.session, state: useStore(brand.session), basis: brand.basis, saved, unseenBy };
      return (
        <ChangesPanel {...props} onShow={nothing} onShowFindings={nothing} onSaveWithout={nothing} onClose={nothing} />
      );
    }
    render(<Page />);
    await kariWrites("99999999");
    const save = () => userEvent.keyboard("{Control>}s{/Control}");
    await save();
    expect(saves()).toBe(0);
    const message = `${kari} har også skrevet her. Se over det, og trykk «Lagre» en gang til for å lagre alt.`;
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText(`Skrevet av ${kari}`)).toBeVisible();
    // What she writes after that was not seen either.
    await kariWrites("88888888");
    await save();
    expect(saves()).toBe(0);
    await save();
    expect(saves()).toBe(1);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});
