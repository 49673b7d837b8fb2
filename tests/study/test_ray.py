"""The lab on a Ray cluster of two nodes, one of which is lost on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from coincoin.study.lab import lab
from coincoin.study.lab.plan import read

from .test_lab import TEXT

ray = pytest.importorskip("ray")


def test_a_lost_node_changes_nothing(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    path = tmp_path / "small.toml"
    path.write_text(TEXT.replace("games = 60", "games = 600"), "utf-8")
    study = read(path)
    whole = lab.carry_out(study, tmp_path / "whole", 1, quiet=True)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    lost = cluster.add_node(num_cpus=1)
    folder = lab.Folder(tmp_path / "ray", study)
    chunks = study.chunks()
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        killed = False
        for done in lab.on_ray(study, folder, chunks, cluster.address):
            if done >= len(chunks) // 4 and not killed:
                assert len([node for node in ray.nodes() if node["Alive"]]) == 2
                cluster.remove_node(lost, allow_graceful=False)
                killed = True
        assert killed
        assert folder.missing(chunks) == []
    finally:
        ray.shutdown()
        cluster.shutdown()
    lab.gather(study, folder)
    assert folder.games.read_bytes() == whole.games.read_bytes()
