import { listInWords } from "../parts/listInWords.ts";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import {
  type Proposal,
  type ProposalState,
  type PublishFailure,
  type PublishStep,
  type PullRequest,
  publishSteps,
} from "#studio/document/company/CompanyWire.ts";
import { countText, text } from "../texts.ts";
import { nameWords, timeWords } from "../colleagues/proposalWords.ts";

interface ProposalStatusProps {
  readonly proposal: Proposal;
  readonly help: string;
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
}

/** What a proposal waits for, how far its publication is, or why it ended. */
export function ProposalStatus({ proposal, help, nameOf }: ProposalStatusProps) {
  const { state, approvalsNeeded, approvers, publishedBy } = proposal;
  switch (state.kind) {
    case "draft":
      return state.returned === undefined ? null : (
        <Message variant="warning" title={text("returned.by", { name: state.returned.by.name })}>
          {state.returned.reason}
        </Message>
      );
    case "asked":
      return (
        <Message variant="info" title={countText("approval.needed", approvalsNeeded)}>
          {state.approvals.length > 0 && text("approval.by", { names: nameWords(state.approvals.map(({ by }) => by)) })}
          {approvers !== undefined && approvers.length >= approvalsNeeded && (
            <p>{text("approval.can", { names: listInWords(approvers) })}</p>
          )}
          {approvers !== undefined && approvers.length < approvalsNeeded && (
            <p>
              {text(approvers.length === 0 ? "approval.byNobody" : "approval.byTooFew", {
                names: listInWords(approvers),
                help,
              })}
            </p>
          )}
        </Message>
      );
    case "approved":
    case "planned":
      return (
        <>
          {state.kind === "approved" && state.failed !== undefined && (
            <Failed failure={state.failed} help={help} isOnMain={state.failed.merge !== undefined} />
          )}
          {state.approvals.length > 0 && (
            <Message
              variant="success"
              title={
                state.kind === "planned"
                  ? text("publish.planned", { time: timeWords(state.for), name: state.by.name })
                  : undefined
              }
            >
              {text("approval.by", { names: nameWords(state.approvals.map(({ by }) => by)) })}
            </Message>
          )}
        </>
      );
    case "publishing":
      return publishedBy === "studio" ? (
        <Progress step={state.step} />
      ) : (
        <PullRequestStatus pullRequest={state.pullRequest} />
      );
    case "live":
      return (
        <Message variant="success" title={text("publish.live", { time: timeWords(state.at), name: state.by.name })}>
          <LivePages pages={proposal.livePages} nameOf={nameOf} />
          {publishedBy === "ci" && <p>{text("publish.ciTakesBack", { help })}</p>}
        </Message>
      );
    case "takingBack":
      return <TakingBack state={state} help={help} />;
    case "takenBack":
      return (
        <Message variant="info">
          {text("publish.takenBack", { time: timeWords(state.at), name: state.by.name })}
        </Message>
      );
    case "closed":
      return (
        <Message variant="info">{text("publish.closed", { time: timeWords(state.at), name: state.by.name })}</Message>
      );
  }
}

interface FailedProps {
  readonly failure: PublishFailure;
  readonly help: string;
  /** Whether the main branch has it, and the customers do not. */
  readonly isOnMain: boolean;
}

function Failed({ failure: { reason, step, detail }, help, isOnMain }: FailedProps) {
  return (
    <Message variant="error" title={text("publish.failed")}>
      <p>{text(`publish.failed.${reason}`, { step: text(`publish.step.${step}`), help })}</p>
      {isOnMain && <p>{text("publish.differs", { help })}</p>}
      <ForDevelopers detail={detail} />
    </Message>
  );
}

/** How far taking back is, or what it has left behind when it has failed. */
function TakingBack({
  state: { step, failed },
  help,
}: {
  readonly state: Extract<ProposalState, { readonly kind: "takingBack" }>;
  readonly help: string;
}) {
  if (failed === undefined)
    return (
      <Message variant="info" title={text("publish.takingBack")}>
        {text(`publish.takingBack.${step}`)}
      </Message>
    );
  return (
    <Message variant="error" title={text("publish.takeBackFailed")}>
      <p>{text(`publish.takeBackFailed.${step}`, { help })}</p>
      <ForDevelopers detail={failed.detail} />
    </Message>
  );
}

/** The last lines of a step that has failed, opened when wanted. */
function ForDevelopers({ detail }: { readonly detail: string | undefined }) {
  if (detail === undefined) return null;
  return (
    <details>
      <summary>{text("publish.detail")}</summary>
      <Detail lang="en">{detail}</Detail>
    </details>
  );
}

function LivePages({ pages, nameOf }: Pick<ProposalStatusProps, "nameOf"> & { readonly pages: Proposal["livePages"] }) {
  return pages.map(({ brand, address }) => (
    <Live key={brand}>
      <a href={address}>{text("publish.see", { name: nameOf(brand) })}</a>
    </Live>
  ));
}

/** How far the project's CI is; undefined while it is not told yet. */
function PullRequestStatus({ pullRequest }: { readonly pullRequest: PullRequest | undefined }) {
  const { address = "", status = "sending", words = "" } = pullRequest ?? {};
  return (
    <Message variant="info" title={text(`publish.ci.${status}`)} announced>
      {words !== "" && <p>{words}</p>}
      {address !== "" && <a href={address}>{address}</a>}
    </Message>
  );
}

function Progress({ step }: { readonly step: PublishStep }) {
  const at = publishSteps.indexOf(step);
  return (
    <section aria-label={text("publish.progress")}>
      <Steps>
        {publishSteps.map((each, place) => (
          <li key={each} data-state={place < at ? "done" : place === at ? "now" : undefined}>
            {text(`publish.step.${each}`)}
            {place < at && <small> – {text("publish.done")}</small>}
            {place === at && <small role="status"> – {text("publish.now")}</small>}
          </li>
        ))}
      </Steps>
    </section>
  );
}

const Live = styled.p`
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

const Steps = styled.ol`
  display: grid;
  gap: 0.375rem;
  padding: 1rem 1rem 1rem 2.5rem;
  list-style: decimal;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.textSubtle};

  & > [data-state="now"] {
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }
`;
