import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { PreviewLink, Proposal } from "#studio/document/company/CompanyWire.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { SelectInput } from "../parts/SelectInput.tsx";
import { text } from "../texts.ts";
import { companyApi } from "./companyApi.ts";
import { dayWords } from "./proposalWords.ts";
import { refusalWords } from "./refusalWords.ts";
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
  const shared = brands.filter((each) => each !== "base");
  const [links, setLinks] = useState<readonly PreviewLink[]>([]);
  const [brand, setBrand] = useState(shared[0] ?? "");
  const [lasts, setLasts] = useState("7");
  const [made, setMade] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    companyApi.links(number, controller.signal).then(setLinks, () => undefined);
    return () => controller.abort();
  }, [number]);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    try {
      const { address, ...link } = await companyApi.makeLink(number, { brand, days: Number(lasts) });
      setLinks([link, ...links]);
      setMade(address);
    } catch (error) {
      setRefusal(refusalWords(error, help));
    }
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, links);
  const revoke = (link: string) =>
    companyApi.revokeLink(number, link).then(setLinks, (error: unknown) => setRefusal(refusalWords(error, help)));
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
            options={days.map((value) => ({ value, text: value }))}
          />
        </FieldFrame>
        <Button variant="secondary" type="submit">
          {text("links.make")}
        </Button>
      </form>
      {made !== undefined && (
        <Message variant="success" title={text("links.made")} announced>
          <Address readOnly aria-label={text("links.title")} value={made} onFocus={(event) => event.target.select()} />
        </Message>
      )}
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
      {links.length === 0 ? (
        <p>{text("links.empty")}</p>
      ) : (
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

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font-size: ${theme.font.sizeSm};

  & > h2 {
    font-size: ${theme.font.sizeMd};
  }

  & > p {
    color: ${theme.color.textSubtle};
  }

  & > form {
    display: grid;
    gap: 0.5rem;
  }

  & > ul {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
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
