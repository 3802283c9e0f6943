import { baseId } from "#studio/document/baseId.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { PreviewLink, Proposal } from "#studio/document/company/CompanyWire.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { SelectInput } from "../parts/SelectInput.tsx";
import { countText, text } from "../texts.ts";
import { companyApi } from "../colleagues/companyApi.ts";
import { FramedPart } from "./ProposalPart.ts";
import { dayWords } from "../colleagues/proposalWords.ts";
import { refusalWords } from "../colleagues/refusalWords.ts";
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
  const shared = brands.filter((each) => each !== baseId);
  /** Undefined while they are not known. */
  const [links, setLinks] = useState<readonly PreviewLink[]>();
  const [brand, setBrand] = useState(shared[0] ?? "");
  const [lasts, setLasts] = useState("7");
  const [made, setMade] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    companyApi.links(number, signal).then(setLinks, () => signal.aborted || setRefusal(text("links.failed")));
    return () => controller.abort();
  }, [number]);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    setIsMaking(true);
    try {
      const { address, ...link } = await companyApi.makeLink(number, { brand, days: Number(lasts) });
      setLinks([link, ...(links ?? [])]);
      setMade(address);
    } catch (error) {
      setRefusal(refusalWords(error, help));
    } finally {
      setIsMaking(false);
    }
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, links);
  const revoke = async (link: string) => {
    setRefusal(undefined);
    try {
      setLinks(await companyApi.revokeLink(number, link));
      announcements.announce(text("links.revoked"));
    } catch (error) {
      setRefusal(refusalWords(error, help));
    }
  };
  return (
    <Part aria-labelledby={`${id}title`}>
      <h2 ref={heading} id={`${id}title`}>
        {text("links.title")}
      </h2>
      <p>{text("links.lead")}</p>
      <form onSubmit={(event) => void make(event)}>
        <FieldFrame label={text("links.brand")} htmlFor={`${id}brand`}>
          <Choice
            id={`${id}brand`}
            value={brand}
            onChange={setBrand}
            options={shared.map((value) => ({ value, text: nameOf(value) }))}
          />
        </FieldFrame>
        <FieldFrame label={text("links.days")} htmlFor={`${id}days`}>
          <Choice
            id={`${id}days`}
            value={lasts}
            onChange={setLasts}
            options={days.map((value) => ({ value, text: countText("links.last", Number(value)) }))}
          />
        </FieldFrame>
        <Button variant="secondary" type="submit" busy={isMaking}>
          {text("links.make")}
        </Button>
      </form>
      {made !== undefined && <MadeLink address={made} />}
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
      {links?.length === 0 && <p>{text("links.empty")}</p>}
      {links !== undefined && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              {text("links.until", { brand: nameOf(link.brand), day: dayWords(link.endsAt), name: link.by.name })}
              <Button variant="quiet" onClick={() => void revoke(link.id)}>
                {text("links.revoke")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
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

const Choice = styled(SelectInput)`
  ${controlStyle}
  width: 100%;
`;

const Address = styled.input`
  ${controlStyle}
  width: 100%;
`;
