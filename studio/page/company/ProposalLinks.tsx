import { baseId } from "#studio/document/StudioDocument.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { NewLink, PreviewLink, Proposal } from "#studio/document/company/CompanyWire.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { SelectField } from "../parts/SelectField.tsx";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { countText, text } from "../texts.ts";
import { companyApi } from "../companyApi.ts";
import { FramedPart } from "./ProposalPart.ts";
import { dayWords } from "#studio/document/timeWords.ts";
import { useSending } from "../colleagues/useSending.ts";
import { useFocusKept } from "./useFocusKept.ts";

interface ProposalLinksProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly nameOf: (id: string) => string;
}

const days = ["1", "7", "14", "30"];

/** Links that open the preview of a proposal for people without an account: a new one, and those that work now. */
export function ProposalLinks({ proposal: { number, brands }, help, nameOf }: ProposalLinksProps) {
  const id = useId();
  const first = useServerAnswer(String(number), (signal) => companyApi.links(number, signal));
  /** As the last change has left them. */
  const [changed, setChanged] = useState<readonly PreviewLink[]>();
  const [made, setMade] = useState<string>();
  const { status, refusal, send } = useSending(help);
  const heading = useRef<HTMLHeadingElement>(null);
  const links = changed ?? (first.status === "here" ? first.value : undefined);
  useFocusKept(heading, links);
  const make = (wanted: NewLink) =>
    send(async () => {
      const { address, ...link } = await companyApi.makeLink(number, wanted);
      setMade(address);
      // Before the first list is here, the others are not known. A list that has just come may have the new one.
      const others = links?.filter((each) => each.id !== link.id);
      setChanged(others === undefined ? await companyApi.links(number) : [link, ...others]);
    });
  const revoke = (link: string) =>
    send(async () => {
      setChanged(await companyApi.revokeLink(number, link));
      announcements.announce(text("links.revoked"));
    });
  const problem = refusal ?? (first.status === "failed" && changed === undefined ? text("links.failed") : undefined);
  return (
    <Part aria-labelledby={id}>
      <h2 ref={heading} id={id}>
        {text("links.title")}
      </h2>
      <p>{text("links.lead")}</p>
      <LinkForm
        brands={brands.filter((each) => each !== baseId)}
        nameOf={nameOf}
        isMaking={status === "running"}
        onMake={make}
      />
      {made !== undefined && <MadeLink address={made} />}
      {problem !== undefined && <Message variant="error">{problem}</Message>}
      {links?.length === 0 && <p>{text("links.empty")}</p>}
      {links !== undefined && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              {text("links.until", { brand: nameOf(link.brand), day: dayWords(link.endsAt), name: link.by.name })}
              <Button variant="quiet" onClick={() => revoke(link.id)}>
                {text("links.revoke")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface LinkFormProps extends Pick<ProposalLinksProps, "nameOf"> {
  readonly brands: readonly string[];
  readonly isMaking: boolean;
  readonly onMake: (link: NewLink) => void;
}

/** Asks for the brand of a new link, and how long it lasts. */
function LinkForm({ brands, nameOf, isMaking, onMake }: LinkFormProps) {
  const [brand, setBrand] = useState(brands[0] ?? "");
  const [lasts, setLasts] = useState("7");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMake({ brand, days: Number(lasts) });
  };
  return (
    <form onSubmit={submit}>
      <SelectField
        label={text("links.brand")}
        value={brand}
        onChange={setBrand}
        options={brands.map((value) => ({ value, text: nameOf(value) }))}
      />
      <SelectField
        label={text("links.days")}
        value={lasts}
        onChange={setLasts}
        options={days.map((value) => ({ value, text: countText("links.last", Number(value)) }))}
      />
      <Button variant="secondary" type="submit" busy={isMaking}>
        {text("links.make")}
      </Button>
    </form>
  );
}

/** The address of a new link, which is shown this once. */
function MadeLink({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      announcements.announce(text("links.copied"));
    } catch {
      // Not allowed, or not over TLS: it is selected, to be copied by hand.
      field.current?.focus();
    }
  };
  return (
    <Message
      variant="success"
      title={text("links.made")}
      announced
      action={
        <Button variant="secondary" onClick={() => void copy()}>
          {text("links.copy")}
        </Button>
      }
    >
      <Address
        ref={field}
        readOnly
        aria-label={text("links.title")}
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </Message>
  );
}

const Part = styled(FramedPart)`
  font-size: ${theme.font.sizeSm};

  & > h2 {
    font-size: ${theme.font.sizeMd};
  }

  & > p {
    color: ${theme.color.textSubtle};
  }

  & > ul > li {
    display: grid;
    justify-items: start;
    gap: 0.25rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid ${theme.color.border};
    overflow-wrap: anywhere;
  }
`;

const Address = styled.input`
  ${controlStyle}
`;
