import styled from "styled-components";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { theme } from "#ui/theme/theme.ts";
import { Link } from "react-router-dom";
import { basePath } from "#contract/basePath.ts";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useLinkHint } from "#core/navigation/useLinkHint.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";

interface FaqLinkProps {
  readonly link: NonNullable<Tenant["faq"][number]["link"]>;
}

/** The link of an answer: a page of the portal, another application on the same host, or another site in a new tab. */
function FaqLink({ link: { text, url } }: FaqLinkProps) {
  const isSameHost = url.startsWith("/");
  const link = useExternalLink(url, isSameHost ? "web" : "window");
  const hint = useLinkHint(link);
  if (url.startsWith(`${basePath}/`)) return <Link to={url.slice(basePath.length)}>{text}</Link>;
  if (link === undefined) return undefined;
  return (
    <OutboundAnchor link={link} hint={hint}>
      {text}
    </OutboundAnchor>
  );
}

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
