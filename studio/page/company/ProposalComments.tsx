import { type FormEvent, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { Proposal, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { SelectInput } from "../parts/SelectInput.tsx";
import { text } from "../texts.ts";
import { companyApi } from "./companyApi.ts";
import { ProposalPart } from "./ProposalPart.ts";
import { timeWords } from "./proposalWords.ts";
import { refusalWords } from "./refusalWords.ts";
import { useFocusKept } from "./useFocusKept.ts";

interface ProposalCommentsProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly nameOf: (id: string) => string;
  readonly onChanged: (proposal: Proposal) => void;
}

/** What people say of a proposal, the oldest first, and a field for the next. */
export function ProposalComments({ proposal, help, nameOf, onChanged }: ProposalCommentsProps) {
  const { comments, number, may } = proposal;
  const canComment = may.includes("comment");
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer of the server is a new list.
  useFocusKept(heading, comments.map(({ id, resolved }) => `${id} ${resolved}`).join());
  const resolve = (id: number) => {
    setRefusal(undefined);
    return companyApi.resolveComment(number, id).then(
      (next) => onChanged({ ...proposal, comments: next }),
      (error: unknown) => setRefusal(refusalWords(error, help)),
    );
  };
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
                <Button variant="quiet" onClick={() => void resolve(comment.id)}>
                  {text("comments.resolve")}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
      {canComment && <NewComment proposal={proposal} help={help} nameOf={nameOf} onChanged={onChanged} />}
    </Part>
  );
}

interface SubjectProps extends Omit<ProposalCommentsProps, "help" | "onChanged"> {
  readonly comment: ProposalComment;
}

/** What a comment is about; nothing for the whole proposal. */
function Subject({ comment: { field, place }, proposal, nameOf }: SubjectProps) {
  if (place !== undefined)
    return <small>{text("comments.about", { field: `${nameOf(place.brand)}, ${place.page}` })}</small>;
  if (field === undefined) return null;
  const change = proposal.changes.find(({ brand, path }) => brand === field.brand && isSamePath(path, field.path));
  const title = `${nameOf(field.brand)}, ${change?.title ?? field.path.join(".")}`;
  return <small>{text("comments.about", { field: title })}</small>;
}

const isSamePath = (a: readonly string[] | undefined, b: readonly string[]): boolean => a?.join("\0") === b.join("\0");

function NewComment({ proposal, help, nameOf, onChanged }: ProposalCommentsProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isMissing = words.trim() === "";
  const [subject, setSubject] = useState("");
  const [sending, setSending] = useState<{ readonly isRunning: boolean; readonly refusal?: string }>({
    isRunning: false,
  });
  const about = proposal.changes.flatMap(({ brand, path, title }) =>
    path === undefined ? [] : [{ field: { brand, path }, text: `${nameOf(brand)}, ${title}` }],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return field.current?.focus();
    setSending({ isRunning: true });
    const subjectField = about[Number(subject || NaN)]?.field;
    try {
      const comments = await companyApi.comment(proposal.number, {
        text: words.trim(),
        ...(subjectField && { field: subjectField }),
      });
      onChanged({ ...proposal, comments });
      setWords("");
      setIsTried(false);
      announcements.announce(text("comments.sent"));
      setSending({ isRunning: false });
    } catch (error) {
      setSending({ isRunning: false, refusal: refusalWords(error, help) });
    }
    return undefined;
  };
  const refusal = sending.refusal === undefined ? undefined : text("comments.failed", { why: sending.refusal });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {about.length > 0 && (
        <FieldFrame label={text("comments.subject")} htmlFor={id}>
          <Subjects
            id={id}
            value={subject}
            onChange={setSubject}
            options={[
              { value: "", text: text("comments.general") },
              ...about.map((each, place) => ({ value: String(place), text: each.text })),
            ]}
          />
        </FieldFrame>
      )}
      <TextArea
        ref={field}
        label={text("comments.new")}
        value={words}
        onValueChange={setWords}
        maxLength={2000}
        error={isTried && isMissing ? text("comments.needed") : refusal}
      />
      <Button variant="secondary" type="submit" busy={sending.isRunning}>
        {text("comments.send")}
      </Button>
    </form>
  );
}

const Part = styled(ProposalPart)`
  & > ul > li {
    padding: 0.75rem 1rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
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

  & > form {
    padding: 1rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }

  & > form > button {
    justify-self: start;
  }
`;

const Subjects = styled(SelectInput)`
  ${controlStyle}
  max-width: 100%;
`;
