import { expect, type Page, type TestDetails } from "@playwright/test";
import type { CallName } from "#contract/callNames.ts";
import { noEndOfBrokenPut } from "#tests/e2e/support/notInFirefox.ts";
import type { FaultColumn } from "./faultColumns.ts";

/** A change by a customer. */
export interface WriteRow {
  readonly title: string;
  readonly call: CallName;
  readonly customer: string;
  /** Path below the base path. */
  readonly to: string;
  /** Columns in which the change succeeds, because its answer is not read. */
  readonly survives: readonly FaultColumn["name"][];
  /** Whether a page can make and show the change once only, so that it is opened again for each. */
  readonly isOnce?: true;
  /** Of its journey, for Playwright. */
  readonly details?: TestDetails;
  /** Opens the form and fills it in, also after an earlier change. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Submits the form, the first time and on retry. `options` of the click. */
  readonly press: (page: Page, options?: { readonly force?: boolean; readonly timeout?: number }) => Promise<void>;
  /** The error message. */
  readonly failed: string;
  /** The input is still there. */
  readonly expectKept: (page: Page) => Promise<void>;
  /** The change was made, and its form is closed. */
  readonly expectDone: (page: Page) => Promise<void>;
}

const to = "/forsikringsprofil";
/** The right answer is a 204, so any answer with a 2xx status is a success: its body is not read. */
const withoutBody = ["204", "empty", "invalid JSON", "null fields", "unknown enum values"];

/** E-mail of a customer of the damage systems or of the life systems. */
const epost = (title: string, call: CallName, customer: string): WriteRow => ({
  title,
  call,
  customer,
  to,
  survives: call.startsWith("PUT") ? ["204", "empty", "null fields", "unknown enum values"] : withoutBody,
  prepare: async (page) => {
    await page.getByRole("button", { name: "Endre e-post" }).click();
    await page.getByRole("textbox", { name: "E-postadresse" }).fill("ny@kunde.example");
  },
  press: (page) => page.getByRole("textbox", { name: "E-postadresse" }).press("Enter"),
  failed: "Noe gikk galt ved oppdatering av e-post",
  expectKept: (page) => expect(page.getByRole("textbox", { name: "E-postadresse" })).toHaveValue("ny@kunde.example"),
  expectDone: (page) => expect(page.getByRole("button", { name: "Endre e-post" })).toBeFocused(),
});

/** The calls that write and have a form or a card of their own. */
export const writeRows: readonly WriteRow[] = [
  {
    ...epost("the e-mail address in the damage systems", "PUT /skadekunde/kontaktinformasjon", "vanlig"),
    details: noEndOfBrokenPut,
  },
  epost("the e-mail address in the life systems", "POST /liv/kunde/v1/contactInfo", "liv"),
  {
    title: "the address of the population register",
    call: "POST /adresse/oppdater",
    customer: "vanlig",
    to,
    survives: withoutBody,
    prepare: (page) => page.getByRole("button", { name: "Endre adresse" }).click(),
    press: (page, options) => page.getByRole("button", { name: "Bruk folkeregistrert adresse" }).click(options),
    failed: "Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.",
    expectKept: (page) => expect(page.getByRole("button", { name: "Bruk folkeregistrert adresse" })).toBeVisible(),
    expectDone: (page) => expect(page.getByRole("button", { name: "Endre adresse" })).toBeFocused(),
  },
  {
    title: "the paper reservation",
    call: "POST /samtykke/reservasjon",
    customer: "vanlig",
    to,
    survives: withoutBody,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Endre dokumenter på papir" }).click();
      await page.getByRole("checkbox").check();
    },
    press: (page, options) => page.getByRole("button", { name: "Bekreft" }).click(options),
    failed: "Vi fikk ikke endret valget ditt. Prøv igjen om litt.",
    expectKept: (page) => expect(page.getByRole("checkbox")).toBeChecked(),
    expectDone: (page) => expect(page.getByRole("button", { name: "Endre dokumenter på papir" })).toBeFocused(),
  },
  {
    title: "a consent",
    call: "POST /samtykke/oppdater",
    customer: "vanlig",
    to,
    survives: withoutBody,
    // The message of an earlier change could be taken for that of this one.
    isOnce: true,
    prepare: (page) => expect(page.getByRole("group", { name: "Markedsføring" })).toBeVisible(),
    press: async (page, options) => {
      const group = page.getByRole("group", { name: "Markedsføring" });
      const isYes = await group.getByRole("radio", { name: "Ja" }).isChecked();
      await group.getByText(isYes ? "Nei" : "Ja", { exact: true }).click(options);
    },
    failed: "Vi fikk ikke endret samtykket. Valget ditt er som før. Prøv igjen om litt.",
    expectKept: (page) =>
      expect(page.getByRole("group", { name: "Markedsføring" }).getByRole("radio", { name: "Nei" })).toBeChecked(),
    expectDone: (page) => expect(page.getByText("Samtykket til markedsføring er endret").last()).toBeVisible(),
  },
  {
    title: "a feedback",
    call: "POST /feedback/",
    customer: "vanlig",
    to: "/tilbud",
    survives: withoutBody,
    isOnce: true,
    prepare: async (page) => {
      await page.getByRole("radio", { name: "Ganske fornøyd" }).check();
      await page.getByRole("textbox", { name: "Hva er grunnen til svaret?" }).fill("Rask hjelp");
    },
    press: (page, options) => page.getByRole("button", { name: "Send", exact: true }).click(options),
    failed: "Vi fikk ikke sendt tilbakemeldingen.",
    expectKept: (page) =>
      expect(page.getByRole("textbox", { name: "Hva er grunnen til svaret?" })).toHaveValue("Rask hjelp"),
    expectDone: (page) => expect(page.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toBeFocused(),
  },
];
