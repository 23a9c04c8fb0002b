"""Posts with urllib and, where it is installed, with requests, as scripts of CI jobs do."""

import json
import os
import urllib.request

url = "https://slack.com/api/chat.postMessage"
headers = {"Authorization": "Bearer " + os.environ["SLACK_BOT_TOKEN"]}


def with_urllib():
    body = json.dumps({"channel": "general", "text": "from urllib"}).encode()
    sent = urllib.request.Request(url, body, {**headers, "Content-Type": "application/json; charset=utf-8"})
    with urllib.request.urlopen(sent) as answer:
        return json.load(answer)


def with_requests():
    import requests

    return requests.post(url, headers=headers, json={"channel": "general", "text": "from requests"}).json()


print("urllib", with_urllib()["ok"])
try:
    print("requests", with_requests()["ok"])
except ImportError:
    print("requests not run: it is not installed")
