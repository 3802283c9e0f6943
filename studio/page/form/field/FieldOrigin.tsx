import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import type { FieldPath } from "#studio/document/describeField.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import { type FileKind, isSameDocument } from "#studio/document/StudioDocument.ts";
import type { KnownOrigin } from "#studio/document/ValueOrigin.ts";
import { useStore } from "#ui/store/useStore.ts";
import { dayWords } from "#studio/document/timeWords.ts";
import { companyPlace } from "../../companyPlace.ts";
import { listInWords } from "../../parts/listInWords.ts";
import { originQuery } from "../../session/queries.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";

interface OriginPlace {
  readonly kind: FileKind | ImageKind;
  /** None for an image. */
  readonly path: FieldPath;
}

/** Since when a field has its value; undefined until the first answer. The last answer stays while somebody writes. */
function useOrigin(place: OriginPlace) {
  const { form, brand } = useForm();
  const { document, history } = useStore(brand.session);
  const id = isOfBase(brand.basis) ? undefined : document.id;
  const asked = { ...place, environment: form.environment, language: form.languages.shown };
  const isSent = isSameDocument(document.texts, history.texts);
  const isSaved = isSameDocument(document.texts, document.saved);
  return useQuery({ ...originQuery(id, asked, document.revision, isSaved), enabled: isSent }).data;
}

/** The first sentence: the change, and who has made it. */
function changeText({ since, by, isTakenBack, proposal }: KnownOrigin): string {
  const words = { day: dayWords(since), by: by === undefined ? "" : text("origin.by", { name: by }) };
  if (isTakenBack) return text("origin.takenBack", words);
  const isHere = proposal !== undefined && proposal.number === companyPlace()?.proposal;
  return text(isHere ? "origin.here" : "origin.since", words);
}

function Known({ origin }: { readonly origin: KnownOrigin }) {
  const { proposal, approvedBy = [], liveSince } = origin;
  const named = proposal && text("origin.proposal", proposal);
  return (
    <>
      {changeText(origin)}{" "}
      {proposal !== undefined && proposal.number !== companyPlace()?.proposal && (
        <>{proposal.address === undefined ? named : <QuietLink href={proposal.address}>{named}</QuietLink>}. </>
      )}
      {approvedBy.length > 0 && `${text("origin.approved", { names: listInWords(approvedBy) })} `}
      {liveSince !== undefined && text("origin.live", { day: dayWords(liveSince) })}
    </>
  );
}

const QuietLink = styled.a`
  color: inherit;
`;

/** Since when a field has its value, by whom and with which proposal. Nothing where no history says it. */
export function FieldOrigin({ place }: { readonly place: OriginPlace }) {
  const origin = useOrigin(place);
  switch (origin?.kind) {
    case "known":
      return (
        <span>
          <Known origin={origin} />
        </span>
      );
    case "unsaved":
    case "uncommitted":
      return <span>{text(`origin.${origin.kind}`)}</span>;
    default:
      return null;
  }
}
