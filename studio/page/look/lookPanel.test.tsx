import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startBrand } from "#tests/support/studio/openForm.tsx";
import type { LookRequest, OfferedLook } from "#studio/document/OfferedLook.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { useStore } from "#ui/store/useStore.ts";
import { offer } from "../offers/offer.ts";
import { OfferBar } from "../offers/OfferBar.tsx";
import { LookPanel } from "./LookPanel.tsx";

type Read = Extract<OfferedLook, { readonly status: "read" }>;

const questions: Read["questions"] = [
  {
    role: "color.hero",
    now: "#002244",
    candidates: [
      { token: "background.brand", certainty: 0.7, reason: "value", values: { light: "#0f4c66", dark: "#8cc6de" } },
    ],
  },
  { role: "color.footer", now: "#111111", candidates: [], missing: "background.bottom" },
];

const read: Read = {
  status: "read",
  unsaid: ["Farger.tokens.json"],
  notes: [
    { file: "Farger.tokens.json", line: 9, column: 3, level: "note", message: "«lg» er utelatt", expected: "et tall" },
  ],
  questions,
  changes: [
    {
      role: "color.action",
      scheme: "light",
      from: { token: "background.action", certainty: 0.95, reason: "name" },
      before: "#002244",
      after: "#0f4c66",
      pair: { with: "onAction", ratio: 9.21, minimum: 4.5 },
    },
    { role: "color.border", scheme: "light", before: "#cccccc", after: "#dddddd", wanted: "#eeeeee" },
  ],
  refused: [{ role: "font.sizeMd", message: "9 px er for lite" }],
  same: 3,
  kept: 4,
  texts: { theme: '{ "a": 1 }', look: '{ "roles": {} }' },
};

let requests: LookRequest[];
let answer: (request: LookRequest) => OfferedLook;
beforeEach(() => {
  requests = [];
  answer = ({ answers }) => ({ ...read, questions: questions.filter(({ role }) => answers[role] === undefined) });
  vi.stubGlobal("fetch", (_: string, { body }: { readonly body?: string }) => {
    if (body === undefined) return Promise.resolve(Response.json([{ name: "Light.tokens.json", text: "{}" }]));
    const request = JSON.parse(body) as LookRequest;
    requests.push(request);
    return Promise.resolve(Response.json(answer(request)));
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

function Shown({ brand }: { readonly brand: ReturnType<typeof startBrand> }) {
  const state = useStore(brand.session);
  return (
    <>
      <LookPanel brand={brand} state={state} environment="all" />
      <OfferBar session={brand.session} />
    </>
  );
}

function open() {
  const brand = startBrand();
  const edit = (texts: Partial<DocumentTexts>) =>
    brand.session.edit({ ...brand.session.get().history.texts, ...texts });
  edit({ resolver: "{}" });
  render(<Shown brand={brand} />);
  return {
    user: userEvent.setup(),
    texts: () => brand.session.get().history.texts,
    undo: () => act(() => brand.session.undo()),
    edit: (texts: Partial<DocumentTexts>) => act(() => edit(texts)),
  };
}

const file = (name: string, content = "{}") => new File([content], name, { type: "application/json" });
const chooser = () => screen.getByLabelText("Velg designerens filer");
const button = (name: RegExp | string) => screen.findByRole("button", { name });

describe("A look from a designer's files in the form (spec: studio-65, studio-66)", () => {
  test("questions are answered or kept, then it is one edit, which undo takes back", async () => {
    const { user, texts, undo } = open();
    const before = texts();
    await user.upload(chooser(), [file("Farger.tokens.json"), file("Mål.tokens.json")]);
    expect(await screen.findByRole("heading", { name: "2 spørsmål" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Bruk" })).toBeNull();
    expect(texts()).toEqual(before);

    // The next question gets the focus, then the result.
    await user.click(await button(/^background\.\s*brand.*#0f4c66.*#8cc6de i mørkt.*70 % sikkert, etter verdien/));
    const second = await screen.findByRole("group", { name: /^Hva er «/ });
    expect(second).toHaveFocus();
    expect(within(second).getByText("Sist var det background.bottom, som ikke er i filene lenger.")).toBeVisible();
    await user.click(within(second).getByRole("button", { name: /^Behold/ }));
    expect(screen.getByRole("heading", { name: "Før og etter" })).toHaveFocus();
    await waitFor(() =>
      expect(requests.at(-1)?.answers).toEqual({ "color.hero": "background.brand", "color.footer": null }),
    );

    const take = await button("Bruk");
    expect(offer.get()?.change(texts())).toMatchObject(read.texts);
    expect(texts()).toEqual(before);
    await user.click(take);
    expect(texts()).toMatchObject(read.texts);
    expect(screen.getByRole("heading", { name: "Hent utseende fra designeren" })).toHaveFocus();
    expect(screen.queryByText("Farger.tokens.json")).toBeNull();
    undo();
    expect(texts()).toEqual(before);
  });

  test("each change has its token, why, both values and its contrast; one can be kept", async () => {
    const { user } = open();
    await user.upload(chooser(), file("Farger.tokens.json"));
    await user.click(await button("Behold alle de andre"));
    const row = await screen.findByRole("row", { name: /background\.action/ });
    expect(row).toHaveTextContent(/95 % sikkert, etter navnet/);
    expect(row).toHaveTextContent(/Før: #002244\s*Etter: #0f4c66/);
    expect(row).toHaveTextContent(/9,21 : 1AAA/);
    expect(screen.getByRole("row", { name: /Filen har #eeeeee, som er for svak/ })).toHaveTextContent(/Flyttet/);
    expect(screen.getByText(/beholdes: 9 px er for lite\.$/)).toBeVisible();
    await user.click(within(row).getByRole("button", { name: /^Behold .* som den er$/ }));
    await waitFor(() => expect(requests.at(-1)?.answers).toMatchObject({ "color.action": null }));

    // An answer can be taken back.
    await user.click(screen.getByText("3 svar"));
    await user.click((await screen.findAllByRole("button", { name: /^Spør igjen om «/ }))[0] ?? document.body);
    await waitFor(() => expect(Object.keys(requests.at(-1)?.answers ?? {})).toHaveLength(2));
  });

  test("an answer of an earlier import can be taken back: it is asked again, and goes from the file (spec: studio-74)", async () => {
    const { look: _, ...texts } = read.texts;
    answer = ({ texts: { look = "" } }) => ({ ...read, questions: [], texts: look.includes("hero") ? {} : texts });
    const { user, edit, texts: now, undo } = open();
    const before = '{\n  "roles": { "color.hero": null, "color.footer": "background.bottom" }\n}\n';
    edit({ look: before });
    await user.upload(chooser(), file("Farger.tokens.json"));
    await user.click(await screen.findByText("2 svar"));
    expect(screen.getByText("Båndet: beholdes")).toBeVisible();
    await user.click(await button("Spør igjen om «Båndet»"));
    expect(screen.getByText("1 svar")).toBeVisible();
    expect(now().look).toBe(before);
    await user.click(await button("Bruk"));
    expect(now().look).toBe('{\n  "roles": { "color.footer": "background.bottom" }\n}\n');
    undo();
    expect(now().look).toBe(before);

    // Without any answer, there is no file.
    edit({ look: '{ "roles": { "color.hero": null } }' });
    await user.upload(chooser(), file("Farger.tokens.json"));
    await user.click(await screen.findByText("1 svar"));
    await user.click(await button("Spør igjen om «Båndet»"));
    await waitFor(() => expect(requests.at(-1)?.texts.look).toBe(""));
  });

  test("a file that does not say what it is for is asked about", async () => {
    const { user } = open();
    await user.upload(chooser(), [file("Farger.tokens.json"), file("Mørk.tokens.json")]);
    const choice = await screen.findByRole("group", { name: "Hva er Farger.tokens.json for?" });
    await user.click(within(choice).getByRole("radio", { name: "Lys" }));
    await waitFor(() =>
      expect(requests.at(-1)?.files.map(({ name, scheme }) => [name, scheme])).toEqual([
        ["Farger.tokens.json", "light"],
        ["Mørk.tokens.json", undefined],
      ]),
    );
  });

  test("what is wrong in a file is said with its place, and changes nothing", async () => {
    const notes = [
      {
        file: "Farger.tokens.json",
        line: 3,
        column: 5,
        level: "error",
        message: "Ukjent",
        expected: "en farge",
      } as const,
    ];
    answer = () => ({ status: "refused", unsaid: [], notes });
    const { user, texts } = open();
    const before = texts();
    await user.upload(chooser(), file("Farger.tokens.json"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Farger.tokens.json, linje 3, kolonne 5");
    expect(alert).toHaveTextContent("Ukjent. Forventet: en farge.");
    expect(screen.queryByRole("button", { name: "Bruk" })).toBeNull();
    await user.click(await button("Avbryt"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(texts()).toEqual(before);
  });

  test("a file that is too large is not sent", async () => {
    const { user } = open();
    await user.upload(chooser(), file("Stor.json", " ".repeat(1_200_000)));
    expect(await screen.findByText(/Stor\.json er på 1200 kB/)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test("what is edited meanwhile is asked about again", async () => {
    const { user, edit } = open();
    await user.upload(chooser(), file("Farger.tokens.json"));
    await button("Behold alle de andre");
    edit({ theme: '{ "b": 2 }' });
    await waitFor(() => expect(requests.at(-1)?.texts.theme).toBe('{ "b": 2 }'));
  });

  test("goes back to the designer as files", async () => {
    const { user, edit } = open();
    await user.click(await button("Lag filene"));
    const link = await screen.findByRole("link", { name: "Light.tokens.json" });
    expect(link).toHaveAttribute("download", "Light.tokens.json");
    // They are those of the texts of then.
    edit({ theme: '{ "c": 3 }' });
    expect(screen.queryByRole("link")).toBeNull();
  });
});
