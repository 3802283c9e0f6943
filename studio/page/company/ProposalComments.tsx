import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { theme } from "#ui/theme/theme.ts";
import { limits } from "#studio/document/limits.ts";
import { isSamePage } from "#studio/document/company/PagePart.ts";
import type { CommentPlace, NewComment, Proposal, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { shortened } from "#studio/document/words.ts";
import { SelectField } from "../parts/Select.tsx";
import { text } from "../texts.ts";
import { choicesQuery } from "../session/queries.ts";
import { commentAddress } from "../colleagues/commentAddress.ts";
import { companyApi } from "../companyApi.ts";
import { ProposalPart } from "./ProposalPart.ts";
import { timeWords } from "#studio/document/timeWords.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { useNeededText } from "../colleagues/useNeededText.ts";
import { refusalIn } from "../colleagues/refusalWords.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { cardStyle } from "../parts/layout.ts";

interface ProposalCommentsProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly nameOf: (id: string) => string;
  /** Given all comments, when one was sent or is done. */
  readonly onChanged: (comments: readonly ProposalComment[]) => void;
}

/** What people say of a proposal, the oldest first, and a field for the next. */
export function ProposalComments({ proposal, help, nameOf, onChanged }: ProposalCommentsProps) {
  const { comments, number, may } = proposal;
  const canComment = may.includes("comment");
  const resolve = useMutation({
    mutationFn: (id: number) => companyApi.resolveComment(number, id),
    onSuccess: (changed) => {
      onChanged(changed);
      announcements.announce(text("comments.resolvedNow"));
    },
  });
  const refusal = refusalIn(resolve, help);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer of the server is a new list.
  useFocusKept(heading, comments.map(({ id, resolved }) => `${id} ${resolved}`).join());
  useEffect(() => {
    // The browser has looked for it before the comments were here.
    if (window.location.hash === "#kommentarer") heading.current?.scrollIntoView();
  }, []);
  return (
    <Part aria-labelledby="kommentarer">
      <h2 ref={heading} id="kommentarer">
        {text("comments.title")}
      </h2>
      {comments.length === 0 && canComment && <p>{text("comments.empty")}</p>}
      <ul>
        {comments.map((comment) => (
          <li key={comment.id} data-resolved={comment.resolved || undefined}>
            <p>
              <strong>{comment.by.name}</strong> <time dateTime={comment.at}>{timeWords(comment.at)}</time>
            </p>
            <Subject comment={comment} proposal={proposal} nameOf={nameOf} />
            <p>{comment.text}</p>
            {comment.resolved ? (
              <small>{text("comments.resolved")}</small>
            ) : (
              canComment && (
                <Button variant="quiet" onClick={() => resolve.mutate(comment.id)}>
                  {text("comments.resolve")}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
      {canComment && <CommentForm proposal={proposal} help={help} nameOf={nameOf} onChanged={onChanged} />}
    </Part>
  );
}

interface SubjectProps extends Omit<ProposalCommentsProps, "help" | "onChanged"> {
  readonly comment: ProposalComment;
}

/** What a comment is about; nothing for the whole proposal. */
function Subject({ comment, proposal, nameOf }: SubjectProps) {
  const { field, place } = comment;
  const pages = usePageTitles(place !== undefined && isWorkedOn(proposal.state));
  const address = commentAddress(comment);
  if (address === undefined) return null;
  const title = place === undefined ? fieldWords(comment, proposal) : placeWords(place, pages(place.page));
  const words = text("comments.about", { field: `${nameOf((place ?? field)?.brand ?? "")}, ${title}` });
  // What is over has no pages of its own.
  return <small>{isWorkedOn(proposal.state) ? <a href={address}>{words}</a> : words}</small>;
}

function fieldWords({ field }: ProposalComment, { changes }: Proposal): string {
  if (field === undefined) return "";
  const change = changes.find(({ brand, path }) => brand === field.brand && isSamePath(path, field.path));
  return change?.title ?? fieldTitle({ kind: field.kind ?? "descriptor", path: field.path });
}

const placeWords = ({ words, width }: CommentPlace, page: string | undefined): string => {
  const where =
    page === undefined ? text("comments.place.width", { width }) : text("comments.place.on", { page, width });
  return words === "" ? where : `«${shortened(words)}» ${where}`;
};

/** The names of the portal's pages, by their path; undefined while they are not known. */
function usePageTitles(isWanted: boolean): (path: string) => string | undefined {
  const { data } = useQuery({ ...choicesQuery, enabled: isWanted });
  return (path) => data?.pages.find((page) => isSamePage(page.path, path))?.title;
}

const isSamePath = (a: readonly string[] | undefined, b: readonly string[]): boolean => a?.join("\0") === b.join("\0");

function CommentForm({ proposal, help, nameOf, onChanged }: ProposalCommentsProps) {
  const { props, take, clear } = useNeededText<HTMLTextAreaElement>(text("comments.needed"), { most: limits.comment });
  const [subject, setSubject] = useState("");
  const send = useMutation({
    mutationFn: (comment: NewComment) => companyApi.comment(proposal.number, comment),
    onSuccess: (comments) => {
      onChanged(comments);
      clear();
      announcements.announce(text("comments.sent"));
    },
  });
  const about = proposal.changes.flatMap(({ brand, path, kind, title }) =>
    path === undefined ? [] : [{ field: { brand, path, ...(kind && { kind }) }, text: `${nameOf(brand)}, ${title}` }],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = take();
    if (words === undefined) return;
    const field = about[Number(subject || NaN)]?.field;
    send.mutate({ text: words, ...(field && { field }) });
  };
  const refusal = refusalIn(send, help);
  const failed = refusal && text("comments.failed", { why: refusal });
  return (
    <form noValidate onSubmit={submit}>
      {about.length > 0 && (
        <SelectField
          label={text("comments.subject")}
          value={subject}
          onChange={setSubject}
          options={[
            { value: "", text: text("comments.general") },
            ...about.map((each, place) => ({ value: String(place), text: each.text })),
          ]}
        />
      )}
      <TextArea {...props} label={text("comments.new")} maxLength={limits.comment} error={props.error ?? failed} />
      <Button variant="secondary" type="submit" busy={send.isPending}>
        {text("comments.send")}
      </Button>
    </form>
  );
}

const Part = styled(ProposalPart)`
  & > ul > li {
    padding: 0.75rem 1rem;
    ${cardStyle}
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & [data-resolved],
  & time,
  & small {
    color: ${theme.color.textSubtle};
  }

  & time,
  & small {
    font-size: ${theme.font.sizeXs};
  }

  & small > a {
    display: inline-block;
    padding-block: 0.25rem;
  }

  & > form {
    padding: 1rem;
    ${cardStyle}
  }

  /* As wide as the card. */
  & > form > div {
    max-width: none;
  }

  & > form > button {
    justify-self: start;
  }
`;
