//! One socket that reads no more of a message than it needs.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use whiteout_games::Commitment;

use crate::Failure;

/// What a message means to a player who acts at random.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    pub(crate) done: bool,
    pub(crate) refused: bool,
    pub(crate) news: bool,
    /// The choices, as they are to be sent back; `None` if they are as before.
    pub(crate) choices: Option<Vec<String>>,
    pub(crate) over: bool,
    /// What the server has committed to, in a page.
    pub(crate) commitment: Option<Commitment>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Wire<'a> {
    #[serde(borrow)]
    Page(Page<'a>),
    #[serde(borrow)]
    News(News<'a>),
    Done(serde::de::IgnoredAny),
    Refused(serde::de::IgnoredAny),
    Closed(serde::de::IgnoredAny),
}

#[derive(Deserialize)]
struct Page<'a> {
    page: Public<'a>,
    #[serde(borrow)]
    own: Option<Own<'a>>,
}

#[derive(Deserialize)]
struct Public<'a> {
    phase: &'a str,
    commitment: Commitment,
}

#[derive(Deserialize)]
struct Own<'a> {
    #[serde(borrow, default)]
    legal: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct News<'a> {
    #[serde(borrow, default)]
    changes: Vec<Change<'a>>,
    #[serde(borrow, default)]
    own: Vec<Change<'a>>,
}

#[derive(Deserialize)]
struct Change<'a> {
    path: &'a str,
    #[serde(borrow)]
    value: Option<&'a RawValue>,
}

fn texts(choices: &[&RawValue]) -> Vec<String> {
    choices.iter().map(|choice| choice.get().to_owned()).collect()
}

/// Takes a message in.
pub(crate) fn read(text: &str) -> Result<Heard, Failure> {
    let mut heard = Heard::default();
    match serde_json::from_str(text)? {
        Wire::Done(_) => heard.done = true,
        Wire::Refused(_) => heard.refused = true,
        Wire::Closed(_) => return Err(format!("the server closed the socket: {text}").into()),
        Wire::Page(page) => {
            heard.over = page.page.phase == "over";
            heard.commitment = Some(page.page.commitment);
            heard.choices = Some(page.own.map_or_else(Vec::new, |own| texts(&own.legal)));
        }
        Wire::News(news) => {
            heard.news = true;
            heard.over = news
                .changes
                .iter()
                .any(|change| change.path == "/phase" && change.value.is_some_and(|value| value.get() == "\"over\""));
            for Change { path, value } in news.own {
                match (path, value) {
                    ("/legal", Some(value)) => {
                        heard.choices = Some(texts(&serde_json::from_str::<Vec<&RawValue>>(value.get())?));
                    }
                    ("", Some(value)) => {
                        let own: Option<Own<'_>> = serde_json::from_str(value.get())?;
                        heard.choices = Some(own.map_or_else(Vec::new, |own| texts(&own.legal)));
                    }
                    _ => {}
                }
            }
        }
    }
    Ok(heard)
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) async fn connect(at: SocketAddr, id: &str, cookie: &str, lang: Option<&str>) -> Result<Socket, Failure> {
    let lang = lang.map_or_else(String::new, |lang| format!("?lang={lang}"));
    let mut request = format!("ws://{at}/api/tables/{id}/socket{lang}").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    Ok(tokio_tungstenite::connect_async_with_config(request, None, true).await?.0)
}

pub(crate) async fn send(socket: &mut Socket, command: &str) -> Result<(), Failure> {
    Ok(socket.send(Message::Text(format!("{{\"id\":0,\"do\":{command}}}").into())).await?)
}

/// The next message of a socket.
pub(crate) async fn next(socket: &mut Socket) -> Result<Heard, Failure> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return read(&text),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(error.into()),
            None => return Err("the server closed a socket".into()),
        }
    }
}

/// A command in the lobby, done before going on.
pub(crate) async fn must(socket: &mut Socket, command: &str) -> Result<Heard, Failure> {
    send(socket, command).await?;
    let mut last = Heard::default();
    loop {
        let heard = next(socket).await?;
        if heard.refused {
            return Err(format!("refused: {command}").into());
        }
        let done = heard.done;
        if heard.choices.is_some() {
            last = heard;
        }
        if done {
            return Ok(last);
        }
    }
}

/// A POST; the body and the cookie of the answer.
pub(crate) async fn post(at: SocketAddr, path: &str, body: &str) -> Result<(String, String), Failure> {
    let mut stream = TcpStream::connect(at).await?;
    let length = body.len();
    let request =
        format!("POST {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(format!("{path}: {answer}").into());
    }
    let cookie = head
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))
        .and_then(|(_, cookie)| cookie.trim().split(';').next())
        .unwrap_or_default();
    Ok((body.to_owned(), cookie.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_from_pages_and_news() {
        let commitment = format!("{:?}", [7; 32]);
        let public = format!(r#"{{"phase":"playing","commitment":{commitment}}}"#);
        let page =
            format!(r#"{{"page":{{"seq":1,"page":{public},"own":{{"legal":["pass",{{"vote":{{"seat":1}}}}]}}}}}}"#);
        let heard = read(&page).expect("a page");
        assert_eq!(heard.commitment, Some(Commitment([7; 32])));
        assert_eq!(heard.choices, Some(vec!["\"pass\"".to_owned(), "{\"vote\":{\"seat\":1}}".to_owned()]));
        let news =
            r#"{"news":{"seq":2,"own":[{"path":"/legal","value":[]}],"changes":[{"path":"/phase","value":"over"}]}}"#;
        let heard = read(news).expect("news");
        assert_eq!((heard.choices, heard.over, heard.news), (Some(Vec::new()), true, true));
        assert!(read(r#"{"done":{"id":0}}"#).expect("an answer").done);
        assert!(read(r#"{"closed":{"code":"let-go"}}"#).is_err());
    }
}
