import { type AvtalerPart, avtalerView } from "#domain/avtale/avtalerView.ts";
import { isPartnerEligible } from "#domain/avtale/partnerEligibility.ts";
import { type Avtaler, readAvtaler } from "#domain/avtale/readAvtaler.ts";
import { type ClientContext, readClientContext } from "#domain/session/readClientContext.ts";
import { returnToKey } from "#core/navigation/returnTo.ts";
import type { Drawn, DrawnAnswer } from "#core/page/bootDrawing.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { markOf, readStoredState, storedStateKey } from "#core/query/readStoredState.ts";
import { pageVersion } from "#core/release/pageVersion.ts";
import { readBrandBlock } from "#core/tenant/readBrandBlock.ts";
import { findEnvironment, readTenant } from "#core/tenant/readTenant.ts";
import { createAvtalerDrawing } from "./createAvtalerDrawing.ts";
import { pageParsed } from "./pageParsed.ts";
import { readEarlyAnswer } from "./readEarlyAnswer.ts";
import type { StartCall } from "./startEarlyCalls.ts";

/** Calls whose answers decide what is drawn; undefined: the portal makes the call. */
interface FirstCalls {
  readonly own: Promise<Response> | undefined;
  readonly context: Promise<Response> | undefined;
}

/** Parts of the descriptor that the static shell shows. An environment that changes one is left to the portal. */
const shownInShell = ["name", "logo", "marketing", "texts", "features"];

const readListe = (answer: unknown): Avtaler | undefined => readAvtaler(answer)?.liste;

/**
 * Draws the agreements of a session that is known to live: those that the tab has stored for it at once, others when
 * their call is answered. A call that fails leaves its part to the portal; a 401 takes back what is drawn.
 */
export async function drawAgreements(sessionId: string, calls: FirstCalls, start: StartCall): Promise<void> {
  await pageParsed();
  const block = readBrandBlock();
  const { overlay } = block.environments[findEnvironment(block, window.location.hostname)];
  const tenant = readTenant(block, window.location.hostname);
  const isShellRight = !Object.keys(overlay as object).some((key) => shownInShell.includes(key));
  // After a login the portal may go to another page.
  const isLeadingElsewhere = (window.sessionStorage.getItem(returnToKey) ?? "/") !== "/";
  if (!isShellRight || !tenant.features.overview || isLeadingElsewhere) return;

  const drawing = createAvtalerDrawing(tenant);
  let isFrozen = false;
  let drawn: Drawn | undefined;
  let own: AvtalerPart = { status: "pending" };
  let partner: AvtalerPart = { status: "pending" };
  const answers: DrawnAnswer[] = [];
  const stored = readStoredState(markOf(pageVersion(), sessionId), window.sessionStorage.getItem(storedStateKey));

  window.portalDrawing = {
    freeze() {
      isFrozen = true;
      return drawn;
    },
    release: drawing.release,
  };

  function takeBack(): void {
    isFrozen = true;
    drawn = undefined;
    drawing.takeBack();
  }

  function draw(): void {
    if (isFrozen) return;
    const view = avtalerView(own, partner);
    // Messages, and a list that is empty, are the portal's.
    if (view.status !== "list" || view.rows.length === 0 || view.notices.length > 0) return;
    try {
      drawing.draw(view);
      drawn = { sessionId, view, answers: [...answers] };
    } catch {
      takeBack();
    }
  }

  /** The stored answer, else that of the call; undefined when there is none. */
  async function answerTo<Data extends object>(
    queryKey: readonly string[],
    response: () => Promise<Response> | undefined,
    read: (answer: unknown) => Data | undefined,
  ): Promise<Data | undefined> {
    const kept = stored?.queries.find((query) => String(query.queryKey) === String(queryKey))?.state.data;
    let data = kept as Data | undefined;
    if (data === undefined) {
      const called = response();
      if (called === undefined) return undefined;
      try {
        data = await readEarlyAnswer(called, read);
      } catch (error) {
        if (error instanceof Response && error.status === 401) takeBack();
        return undefined;
      }
    }
    if (!isFrozen) answers.push({ queryKey, data });
    return data;
  }

  const loaded = (liste: Avtaler): AvtalerPart => ({ status: "loaded", liste, isOutdated: false });

  async function readOwn(): Promise<void> {
    const liste = await answerTo(queryKeys.egneAvtaler, () => calls.own, readListe);
    if (liste !== undefined) own = loaded(liste);
    draw();
  }

  async function readPartner(): Promise<void> {
    const context = await answerTo<ClientContext>(queryKeys.clientContext, () => calls.context, readClientContext);
    if (context === undefined) return;
    const origin = { shortname: context.distributor?.shortname, bankPlace: context.loginBankplassRegisterNummer };
    if (isPartnerEligible(tenant.partnerAgreements, origin)) {
      const call = () => start("GET /eikaintegrasjon/avtaler");
      const liste = await answerTo(queryKeys.partneravtaler, call, readListe);
      if (liste !== undefined) partner = loaded(liste);
    } else partner = { status: "absent" };
    draw();
  }

  await Promise.all([readOwn(), readPartner()]);
}
