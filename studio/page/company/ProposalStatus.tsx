import { listInWords } from "../parts/listInWords.ts";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { isGroupName } from "#studio/document/company/groupNames.ts";
import type { Proposal } from "#studio/document/company/CompanyWire.ts";
import type { CiRefusal, ProposalState, PublishFailure } from "#studio/document/company/proposalState.ts";
import { countText, text } from "../texts.ts";
import { momentWords, timeWords } from "#studio/document/timeWords.ts";
import { nameWords, sendingWords } from "../colleagues/proposalWords.ts";
import { ServedBrands } from "./ServedBrands.tsx";

interface ProposalStatusProps {
  readonly proposal: Proposal;
  readonly help: string;
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
}

type StateOf<Kind extends ProposalState["kind"]> = Extract<ProposalState, { readonly kind: Kind }>;

/** What a proposal waits for, what customers have of it, or why it is not on its way. */
export function ProposalStatus({ proposal, help, nameOf }: ProposalStatusProps) {
  const { state, approvalsNeeded } = proposal;
  switch (state.kind) {
    case "draft":
      return (
        <>
          {state.returned !== undefined && (
            <Message variant="warning" title={text("returned.by", { name: state.returned.by.name })}>
              {state.returned.reason}
            </Message>
          )}
          <Approvers proposal={proposal} help={help} />
        </>
      );
    case "asked":
      return (
        <Message variant="info" title={countText("approval.needed", approvalsNeeded)}>
          {state.approvals.length > 0 && text("approval.by", { names: nameWords(state.approvals.map(({ by }) => by)) })}
          <Approvers proposal={proposal} help={help} />
        </Message>
      );
    case "approved":
    case "planned":
      return <Approved proposal={proposal} state={state} help={help} />;
    case "merging":
      return <Merging state={state} ci={proposal.ci} />;
    case "merged":
    case "reverted":
      return <OnItsWay proposal={proposal} state={state} help={help} nameOf={nameOf} />;
    case "live":
      return <Live proposal={proposal} state={state} nameOf={nameOf} />;
    case "reverting":
      return <Reverting state={state} help={help} />;
    case "takenBack":
      return (
        <Message variant="info" title={text("publish.takenBack", { time: timeWords(state.at), name: state.by.name })}>
          <RolledBack state={state} proposal={proposal} nameOf={nameOf} />
          <ServedBrands served={proposal.served.filter(({ kind }) => kind === "with")} words="back" nameOf={nameOf} />
        </Message>
      );
    case "closed":
      return (
        <Message variant="info">{text("publish.closed", { time: timeWords(state.at), name: state.by.name })}</Message>
      );
  }
}

/** By whom a proposal can be approved; or that nobody, or too few, have the role, and whom to ask. */
function Approvers({ proposal, help }: Pick<ProposalStatusProps, "help" | "proposal">) {
  const { approvalsNeeded, approvers, approverGroups = [] } = proposal;
  if (approvers === undefined) return null;
  const names = peopleWords(approvers, approverGroups, text("approval.groupOfRole"));
  // How many people are in a group is not known.
  const isEnough = approverGroups.length > 0 || approvers.length >= approvalsNeeded;
  const words = isEnough ? "approval.can" : approvers.length === 0 ? "approval.byNobody" : "approval.byTooFew";
  return (
    <p>
      {text(words, { names, help })} {approverGroups.length > 0 && text("approval.notAuthors")}
    </p>
  );
}

/** By whom an approved proposal can be published, for who cannot do it. */
function Publishers({ proposal, help }: Pick<ProposalStatusProps, "help" | "proposal">) {
  const { publishers, publisherGroups = [], may } = proposal;
  if (publishers === undefined || may.includes("publish")) return null;
  const isNobody = publishers.length + publisherGroups.length === 0;
  const names = peopleWords(publishers, publisherGroups, text("publish.groupOfRole"));
  return <p>{text(isNobody ? "publish.byNobody" : "publish.can", { names, help })}</p>;
}

/** People and groups in words. @param others a group without a name for people */
function peopleWords(people: readonly string[], allGroups: readonly string[], others: string): string {
  const groups = allGroups.filter(isGroupName);
  return listInWords([
    ...people,
    ...groups.map((group) => text("approval.group", { group })),
    ...(groups.length < allGroups.length ? [others] : []),
  ]);
}

interface ApprovedProps extends Pick<ProposalStatusProps, "help" | "proposal"> {
  readonly state: StateOf<"approved" | "planned">;
}

function Approved({ proposal, state, help }: ApprovedProps) {
  const title =
    state.kind === "planned" ? text("publish.planned", { time: timeWords(state.for), name: state.by.name }) : undefined;
  return (
    <>
      {state.kind === "approved" && state.failed !== undefined && <Failed failure={state.failed} help={help} />}
      {(state.approvals.length > 0 || title !== undefined) && (
        <Message variant="success" title={title}>
          {state.approvals.length > 0 && text("approval.by", { names: nameWords(state.approvals.map(({ by }) => by)) })}
          {state.kind === "planned" && <p>{sendingWords(proposal)}</p>}
          <Publishers proposal={proposal} help={help} />
        </Message>
      )}
    </>
  );
}

function Failed({ failure: { reason, detail }, help }: { readonly failure: PublishFailure; readonly help: string }) {
  return (
    <Message variant={reason === "newRoad" ? "warning" : "error"} title={text("publish.failed")}>
      <p>{text(`publish.failed.${reason}`, { help })}</p>
      <ForDevelopers detail={detail} />
    </Message>
  );
}

/** It comes to the main branch: in some seconds, or when the developers take it in. */
function Merging({ state: { pullRequest }, ci }: { readonly state: StateOf<"merging">; readonly ci: Proposal["ci"] }) {
  const words = pullRequest === undefined ? "publish.merging" : "publish.pullRequest";
  return (
    <Message variant="info" title={text(words)} announced>
      <p>{text(`${words}.text`)}</p>
      <CiWords ci={ci} />
      {pullRequest !== undefined && pullRequest !== "" && <a href={pullRequest}>{pullRequest}</a>}
    </Message>
  );
}

interface OnItsWayProps extends ProposalStatusProps {
  readonly state: StateOf<"merged" | "reverted">;
}

/** The main branch has it, or has it no more, and the project's CI publishes that. */
function OnItsWay({ proposal, state, help, nameOf }: OnItsWayProps) {
  const { served, ci, isLate } = proposal;
  const isBack = state.kind === "reverted";
  const isGone = isBack && served.length > 0 && served.every(({ kind }) => kind === "without" || kind === "nobody");
  const words = isGone ? "publish.gone" : (`publish.${state.kind}` as const);
  return (
    <>
      {state.refused !== undefined && <Refused refused={state.refused} help={help} isBack={isBack} />}
      <Message variant={isLate === true ? "warning" : "info"} title={text(words)}>
        <p>{text(`${words}.text`, { time: momentWords(state.at), name: state.by.name })}</p>
        {state.kind === "reverted" && <RolledBack state={state} proposal={proposal} nameOf={nameOf} />}
        <CiWords ci={ci} />
        {!isGone && <ServedBrands served={served} words={isBack ? "back" : "out"} nameOf={nameOf} />}
        {isLate === true && <p>{text(isBack ? "publish.lateBack" : "publish.late", { help })}</p>}
      </Message>
    </>
  );
}

interface RefusedProps {
  readonly refused: CiRefusal;
  readonly help: string;
  readonly isBack: boolean;
}

function Refused({ refused: { words }, help, isBack }: RefusedProps) {
  return (
    <Message variant="error" title={text("publish.refused")}>
      <p>{text(isBack ? "publish.refused.back" : "publish.refused.text", { help })}</p>
      <ForDevelopers detail={words === "" ? undefined : words} />
    </Message>
  );
}

/** How far the project's CI is. */
function CiWords({ ci }: { readonly ci: Proposal["ci"] }) {
  if (ci === undefined) return null;
  return <p>{[text(`publish.ci.${ci.status}`), ci.words].filter((words) => words !== "").join(": ")}</p>;
}

interface LiveProps extends Pick<ProposalStatusProps, "nameOf" | "proposal"> {
  readonly state: StateOf<"live">;
}

function Live({ proposal: { served, livePages }, state, nameOf }: LiveProps) {
  const { at, by, for: planned } = state;
  const changesNothing = served.length > 0 && served.every(({ kind }) => kind === "unchanged" || kind === "nobody");
  const isPlain = served.every(({ kind }) => kind === "with");
  return (
    <Message
      variant="success"
      title={
        changesNothing ? text("publish.live.unchanged") : text("publish.live", { time: timeWords(at), name: by.name })
      }
    >
      {changesNothing && <p>{text("publish.live.unchangedText", { name: by.name })}</p>}
      {planned !== undefined && <p>{text("publish.live.planned", { time: timeWords(planned) })}</p>}
      {(served.length > 1 || !isPlain) && !changesNothing && (
        <ServedBrands served={served} words="live" nameOf={nameOf} />
      )}
      {livePages.map(({ brand, address }) => (
        <LivePage key={brand}>
          <a href={address}>{text("publish.see", { name: nameOf(brand) })}</a>
        </LivePage>
      ))}
    </Message>
  );
}

/** How far taking back is, or why it has not come further. */
function Reverting({
  state: { step, failed, pullRequest },
  help,
}: {
  readonly state: StateOf<"reverting">;
  readonly help: string;
}) {
  if (failed !== undefined)
    return (
      <Message variant="error" title={text("publish.takeBackFailed")}>
        <p>{text(`publish.takeBackFailed.${failed.reason}`, { help })}</p>
        <ForDevelopers detail={failed.detail} />
      </Message>
    );
  return (
    <Message variant="info" title={text("publish.reverting")} announced>
      <p>{text(`publish.reverting.${step}`)}</p>
      {pullRequest !== undefined && pullRequest !== "" && <a href={pullRequest}>{pullRequest}</a>}
    </Message>
  );
}

interface RolledBackProps extends Pick<ProposalStatusProps, "nameOf" | "proposal"> {
  readonly state: StateOf<"reverted" | "takenBack">;
}

/** For which brands the former release came back at once. */
function RolledBack({ proposal, state: { rolledBack }, nameOf }: RolledBackProps) {
  if (rolledBack === undefined) return null;
  const isWhole = proposal.served.every(({ brand, kind }) => rolledBack.includes(brand) || kind === "nobody");
  return (
    <>
      {rolledBack.length > 0 && <p>{text("publish.rolledBack", { names: rolledBack.map(nameOf).join(", ") })}</p>}
      {!isWhole && <p>{text("publish.onlyReverted")}</p>}
    </>
  );
}

/** What a program has said, opened when wanted. */
function ForDevelopers({ detail }: { readonly detail: string | undefined }) {
  if (detail === undefined) return null;
  return (
    <details>
      <summary>{text("publish.detail")}</summary>
      <Detail lang="en">{detail}</Detail>
    </details>
  );
}

const LivePage = styled.p`
  @media (pointer: coarse) {
    padding-block: 0.75rem;
  }
`;

const Detail = styled.pre`
  margin: 0.5rem 0 0;
  overflow-x: auto;
  font-size: ${theme.font.sizeXs};
  white-space: pre-wrap;
`;
