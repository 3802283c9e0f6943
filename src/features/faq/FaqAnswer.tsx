import styled from "styled-components";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { theme } from "#ui/theme/theme.ts";
import { FaqLink } from "./FaqLink.tsx";

type Faq = Tenant["faq"][number];

/** An answer: plain text, where a blank line starts a paragraph, and a link below it. */
export function FaqAnswer({ answer, link }: Pick<Faq, "answer" | "link">) {
  return (
    <Text>
      {answer.split(/\n\s*\n/).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      {link && <FaqLink link={link} />}
    </Text>
  );
}

const Text = styled.div`
  max-width: ${theme.content.line};

  & > p {
    margin: 0 0 0.75rem;
    white-space: pre-line;
  }
`;
