import styled from "styled-components";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { theme } from "#ui/theme/theme.ts";
import { SporsmalLink } from "./SporsmalLink.tsx";

type Sporsmal = Tenant["faq"][number];

/** An answer: plain text, where a blank line starts a paragraph, and a link below it. */
export function SporsmalAnswer({ answer, link }: Pick<Sporsmal, "answer" | "link">) {
  return (
    <Words>
      {answer.split(/\n\s*\n/).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      {link && <SporsmalLink link={link} />}
    </Words>
  );
}

const Words = styled.div`
  max-width: ${theme.content.line};

  & > p {
    margin: 0 0 0.75rem;
    white-space: pre-line;
  }
`;
