/** @jsxRuntime automatic @jsxImportSource react */
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import type { ReactNode } from 'react'
import { DAY, FONT, HILLS, rulesOf, type Scheme } from './look.ts'
import { FOOT, NAME, type Fact, type Letter } from './letter.ts'

const text = { fontFamily: FONT, fontSize: 16, lineHeight: 1.55 } as const

const P = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) => (
  <p
    className={quiet ? 'soft' : 'ink'}
    style={{ ...text, margin: '0 0 16px', color: quiet ? DAY.soft : DAY.ink, ...(quiet && { fontSize: 14 }) }}
  >
    {children}
  </p>
)

const spoken = (code: string): string => [...code].join(' ')

/** A code to be typed, large. */
const CodeBox = ({ code }: { code: string }) => (
  <p
    aria-label={spoken(code)}
    className="box name"
    style={{
      fontFamily: FONT,
      margin: '8px 0 24px',
      padding: '18px 12px',
      border: `1px solid ${DAY.line}`,
      borderRadius: 12,
      backgroundColor: DAY.sunken,
      textAlign: 'center',
      fontSize: 34,
      lineHeight: 1.2,
      letterSpacing: '0.3em',
      textIndent: '0.3em',
      fontWeight: 600,
      color: DAY.action,
    }}
  >
    {code}
  </p>
)

const cell = { ...text, fontSize: 15, lineHeight: 1.45, padding: '9px 0', verticalAlign: 'top' } as const

/** What is to be kept: one line each, those with a sum that counts in bold. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table width="100%" cellPadding="0" cellSpacing="0" border={0} style={{ margin: '8px 0 20px' }}>
    <tbody>
      {facts.map(({ label, value, strong }) => (
        <tr key={label}>
          <th
            scope="row"
            align="left"
            className="soft line"
            style={{
              ...cell,
              width: '38%',
              paddingRight: 12,
              fontWeight: 400,
              color: DAY.soft,
              borderBottom: `1px solid ${DAY.line}`,
            }}
          >
            {label}
          </th>
          <td
            align="right"
            className="ink line"
            style={{
              ...cell,
              color: DAY.ink,
              fontWeight: strong ? 700 : 500,
              borderBottom: `1px solid ${DAY.line}`,
            }}
          >
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const action = {
  padding: '14px 28px',
  borderRadius: 12,
  backgroundColor: DAY.action,
  color: DAY.onAction,
  fontFamily: FONT,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
} as const

/** A letter on its sheet of paper: what mail programs show. */
export function Sheet({ letter, scheme }: { letter: Letter; scheme: Scheme }) {
  const { language, subject, preview, title, lead, code, facts = [], button, notes, settings } = letter
  const foot = FOOT[language]
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{rulesOf(scheme)}</style>
      </Head>
      <Body className="page" style={{ margin: 0, backgroundColor: DAY.page }}>
        <Preview>{preview}</Preview>
        <Section className="page" style={{ backgroundColor: DAY.page }}>
          <div className="edge" style={{ padding: '32px 12px' }}>
            <Container
              className="card"
              style={{
                maxWidth: 520,
                backgroundColor: DAY.card,
                border: `1px solid ${DAY.line}`,
                borderRadius: 20,
                borderCollapse: 'separate',
                overflow: 'hidden',
              }}
            >
              <div className="text" style={{ padding: '32px 32px 16px' }}>
                <p
                  className="name"
                  style={{
                    ...text,
                    margin: '0 0 24px',
                    fontSize: 24,
                    lineHeight: 1.2,
                    fontWeight: 600,
                    letterSpacing: '-0.03em',
                    color: DAY.action,
                  }}
                >
                  {NAME}
                </p>
                <h1
                  className="ink"
                  style={{
                    ...text,
                    margin: '0 0 16px',
                    fontSize: 22,
                    lineHeight: 1.3,
                    fontWeight: 600,
                    color: DAY.ink,
                  }}
                >
                  {title}
                </h1>
                {lead.map((line) => (
                  <P key={line}>{line}</P>
                ))}
                {code !== undefined && <CodeBox code={code} />}
                {facts.length > 0 && <Facts facts={facts} />}
                {button !== undefined && (
                  <p style={{ margin: '8px 0 24px' }}>
                    <Button className="act" href={button.address} style={action}>
                      {button.text}
                    </Button>
                  </p>
                )}
                {notes.map((line) => (
                  <P key={line} quiet>
                    {line}
                  </P>
                ))}
                <P quiet>{foot.slogan}</P>
                {settings !== undefined && (
                  <P quiet>
                    <a className="soft" href={settings} style={{ color: DAY.soft }}>
                      {foot.settings}
                    </a>
                  </P>
                )}
              </div>
              <table width="100%" cellPadding="0" cellSpacing="0" border={0} role="presentation">
                <tbody>
                  {HILLS.map((color) => (
                    <tr key={color}>
                      <td height="5" style={{ backgroundColor: color, fontSize: 0, lineHeight: 0 }}>
                        {'\u00a0'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Container>
          </div>
        </Section>
      </Body>
    </Html>
  )
}
