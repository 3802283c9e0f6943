import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { GlobalStyle } from "#ui/theme/GlobalStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import { BrandsPage } from "./brands/BrandsPage.tsx";
import { useSession } from "./session/useSession.ts";
import { text } from "./texts.ts";
import { WorkshopPage } from "./workshop/WorkshopPage.tsx";

interface StudioProps {
  /** The brand of the address; undefined: all brands. */
  readonly brandId: string | undefined;
}

/** The studio: the list of brands, or one of them. Each is a page of its own, since nothing is lost between them. */
export function Studio({ brandId }: StudioProps) {
  return (
    <>
      <GlobalStyle />
      {brandId === undefined ? <BrandsPage /> : <OneBrand id={brandId} />}
      <Announcer />
    </>
  );
}

function OneBrand({ id }: { readonly id: string }) {
  const opening = useSession(id);
  if (opening.status === "open") return <WorkshopPage brand={opening.brand} />;
  return (
    <Waiting>
      {opening.status === "loading" ? (
        <Loader text={text("loading")} />
      ) : (
        <>
          <h1>{id}</h1>
          <Message
            variant="error"
            title={opening.isUnknown ? text("failed.unknown", { id }) : text("failed.title")}
            action={
              opening.isUnknown ? (
                <a href="/">{text("app.home")}</a>
              ) : (
                <Button variant="secondary" onClick={() => window.location.reload()}>
                  {text("failed.retry")}
                </Button>
              )
            }
          >
            {opening.isUnknown ? text("failed.unknownText") : text("failed.document")}
          </Message>
        </>
      )}
    </Waiting>
  );
}

const Waiting = styled.main`
  display: grid;
  align-content: center;
  gap: 1rem;
  max-width: ${theme.content.line};
  min-height: 100dvh;
  margin-inline: auto;
  padding: 1rem;
`;
