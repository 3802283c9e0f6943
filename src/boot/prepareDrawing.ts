import { type AvtalerPart, avtalerTotal, toRows } from "#domain/avtale/avtalerView.ts";
import { rootId } from "#contract/pageElements.ts";
import { isPartnerEligible } from "#domain/avtale/partnerEligibility.ts";
import { avtalerAnswer } from "#answers/avtaler.ts";
import { type ClientContext, clientContextAnswer } from "#answers/session.ts";
import type { Schema } from "#answers/schema.ts";
import type { Avtaler } from "#domain/avtale/avtale.ts";
import { returnToKey } from "#core/navigation/returnTo.ts";
import type { BootDrawing } from "#core/page/bootDrawing.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { markOf, readStoredState, storedStateKey } from "#core/query/readStoredState.ts";
import { pageVersion } from "#core/page/pageVersion.ts";
import { readBrandBlock, readTenant } from "#core/tenant/readTenant.ts";
import { createAvtalerDrawing } from "./createAvtalerDrawing.ts";
import { find } from "./find.ts";
import { pageParsed } from "./pageParsed.ts";
import { readEarlyAnswer } from "./readEarlyAnswer.ts";
import type { StartCall } from "./startEarlyCalls.ts";

/** Calls whose answers decide what is drawn; undefined: the portal makes the call. */
export interface FirstCalls {
  readonly own: Promise<Response> | undefined;
  readonly context: Promise<Response> | undefined;
}

/**
 * Draws the agreements of a session that is known to live. Agreements that the tab has stored are drawn at once, others
 * when their call is answered. The portal shows the part whose call fails. A 401 removes the drawing, unless hydration
 * has begun.
 */
export type DrawAgreements = (sessionId: string, calls: FirstCalls) => Promise<void>;

/** Parts of the descriptor that the static shell shows. An environment that changes one is left to the portal. */
const shownInShell = ["name", "logo", "marketing", "texts", "features"];

const toPart = (liste: Avtaler | undefined): AvtalerPart =>
  liste ? { status: "loaded", liste, isOutdated: false } : { status: "pending" };

/**
 * Prepares the drawing from the page alone, before it is known whether a customer is logged in. It reads no answer of
 * the API and no stored answer.
 * @param start makes the call for the partner's agreements, where they are to be shown.
 * @returns undefined when the static shell is not what this page shows.
 * @throws when the page is not as expected.
 */
export async function prepareDrawing(start: StartCall): Promise<DrawAgreements | undefined> {
  await pageParsed();
  const { hostname } = window.location;
  const block = readBrandBlock();
  const tenant = readTenant(block, hostname);
  const { overlay } = block.environments[tenant.environment];
  // After a login the portal may go to another page.
  const leadsElsewhere = (window.sessionStorage.getItem(returnToKey) ?? "/") !== "/";
  const isShellRight = !Object.keys(overlay as object).some((key) => shownInShell.includes(key));
  if (!isShellRight || !tenant.features.overview || leadsElsewhere) return undefined;

  const state: BootDrawing = {};
  const drawing = createAvtalerDrawing(tenant, () => state.isReleased === true);
  const version = pageVersion();
  // From now on the portal can say that it has taken over, even when the session becomes known much later.
  window.portalDrawing = state;

  function takeBack(): void {
    // The elements are React's: the portal reads the same answer.
    if (state.isFrozen) return;
    state.isFrozen = true;
    state.drawn = undefined;
    drawing.takeBack();
  }

  return async (sessionId, calls) => {
    const stored = readStoredState(markOf(version, sessionId), window.sessionStorage.getItem(storedStateKey));
    let context: ClientContext | undefined;
    let own: AvtalerPart = { status: "pending" };
    let partner: AvtalerPart = { status: "pending" };

    function draw(): void {
      if (state.isFrozen || own.status !== "loaded") return;
      const lists = [own, partner].flatMap((part) => (part.status === "loaded" ? [part.liste] : []));
      const rows = [...toRows("own", own), ...toRows("partner", partner)];
      // Messages, and a list that is empty, are the portal's.
      if (rows.length === 0 || lists.some((liste) => liste.systemSourceError)) return;
      try {
        drawing.draw(rows, avtalerTotal(own, partner));
        state.drawn = { sessionId, context, own, partner, text: find(document, `#${rootId}`).textContent };
      } catch {
        takeBack();
      }
    }

    /** The stored answer, else the answer of the call; undefined without either. */
    async function answerTo<Data>(
      queryKey: readonly string[],
      call: () => Promise<Response> | undefined,
      answer: Schema<Data>,
    ): Promise<Data | undefined> {
      const kept = stored?.queries.find((query) => query.queryHash === JSON.stringify(queryKey))?.state.data;
      if (kept !== undefined) return kept as Data;
      const response = await call();
      if (response?.status === 401) takeBack();
      return response && readEarlyAnswer(response, answer);
    }

    async function readOwn(): Promise<void> {
      own = toPart(await answerTo(queryKeys.egneAvtaler, () => calls.own, avtalerAnswer));
      draw();
    }

    async function readPartner(): Promise<void> {
      context = await answerTo(queryKeys.clientContext, () => calls.context, clientContextAnswer);
      if (!context) return;
      const origin = { shortname: context.distributor?.shortname, bankPlace: context.loginBankplassRegisterNummer };
      partner = isPartnerEligible(tenant.partnerAgreements, origin)
        ? toPart(await answerTo(queryKeys.partneravtaler, () => start("GET /eikaintegrasjon/avtaler"), avtalerAnswer))
        : { status: "absent" };
      draw();
    }

    await Promise.allSettled([readOwn(), readPartner()]);
  };
}
