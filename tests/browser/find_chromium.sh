#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests: the one named by CHROMIUM, one that is
# installed, one from the system's packages, or the one that Playwright brings.
set -euo pipefail

find_one() {
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" && return 0
  done
  return 1
}

find_one && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing Chromium from the system's packages" >&2
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q chromium; } >&2 || true
  find_one && exit 0
fi
echo "installing Chromium through Playwright" >&2
.venv/bin/python -m playwright install chromium >&2
.venv/bin/python - <<'PY'
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
PY
