import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { baseId } from "#studio/document/StudioDocument.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { NewLink, Proposal } from "#studio/document/company/CompanyWire.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { SelectField } from "../parts/Select.tsx";
import { linksQuery } from "../session/queries.ts";
import { countText, text } from "../texts.ts";
import { companyApi } from "../companyApi.ts";
import { FramedPart } from "./ProposalPart.ts";
import { dayWords } from "#studio/document/timeWords.ts";
import { refusalIn } from "../colleagues/refusalWords.ts";
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
  const client = useQueryClient();
  const query = linksQuery(number);
  const { data: links, isError } = useQuery(query);
  /** The address of the last link: it is not told again. */
  const [made, setMade] = useState<string>();
  const make = useMutation({
    mutationFn: (wanted: NewLink) => companyApi.makeLink(number, wanted),
    // Before the first list is here, the others are not known. A list that has just come may have the new one.
    onSuccess: ({ address, ...link }) => {
      setMade(address);
      const known = client.getQueryData(query.queryKey)?.filter((each) => each.id !== link.id);
      return known === undefined
        ? client.refetchQueries(query)
        : void client.setQueryData(query.queryKey, [link, ...known]);
    },
  });
  const revoke = useMutation({
    mutationFn: (link: string) => companyApi.revokeLink(number, link),
    onSuccess: (left) => {
      client.setQueryData(query.queryKey, left);
      announcements.announce(text("links.revoked"));
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, links);
  const failed = isError && links === undefined ? text("links.failed") : undefined;
  const problem = refusalIn(make.submittedAt > revoke.submittedAt ? make : revoke, help) ?? failed;
  return (
    <Part aria-labelledby={id}>
      <h2 ref={heading} id={id}>
        {text("links.title")}
      </h2>
      <p>{text("links.lead")}</p>
      <LinkForm
        brands={brands.filter((each) => each !== baseId)}
        nameOf={nameOf}
        isMaking={make.isPending}
        onMake={make.mutate}
      />
      {made !== undefined && <MadeLink address={made} />}
      {problem !== undefined && <Message variant="error">{problem}</Message>}
      {links?.length === 0 && <p>{text("links.empty")}</p>}
      {links !== undefined && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              {text("links.until", { brand: nameOf(link.brand), day: dayWords(link.endsAt), name: link.by.name })}
              <Button variant="quiet" onClick={() => revoke.mutate(link.id)}>
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
