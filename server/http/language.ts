/// <reference types="@fastify/cookie" />
import type { FastifyRequest } from 'fastify'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { LANGUAGE_HEADER } from '#contract/worker.ts'

const named = (text: unknown): Language | null =>
  LANGUAGES.find((language) => text === language || text === String(LANGUAGE_CODES[language])) ?? null

/** The language of a request: its header (0 Vietnamese, 1 English), else the cookie `lang`, else Vietnamese. */
export const languageOf = (request: FastifyRequest): Language =>
  named(request.headers[LANGUAGE_HEADER]) ?? named(request.cookies?.['lang']) ?? 'vi'
